"""Address books on real servers: seeded cards, servers, a synchronizer, and a comparison that knows nothing of Trunkline."""
