"""Address books on real servers: seeded cards, servers, a synchronizer, and a comparison that knows nothing of Trunkline."""

# The parts of the check.
PARTS = ["walk", "edits", "kills", "schedules", "large"]
