"""What makes strangers alike: the same name in a town or a company, a number that was somebody else's."""

import collections

from people import TODAY, at
from tables import KINDS


def namesakes(population, place, kind, rng):
    """Gives somebody the name of another one of the same culture and sex who is at the same place."""
    by_place = collections.defaultdict(list)
    for person in population.people:
        alone = not person.parents and not person.spouse
        if place(person) and alone and not any(trap.startswith(("successor", "role-mailbox")) for trap in person.traps):
            by_place[place(person), person.culture.name, person.sex].append(person)
    for group in by_place.values():
        for person in group[1:]:
            if rng.random() < KINDS[kind]:
                other = group[0]
                person.given, person.surnames = other.given, [(0, other.last_names)]
                population.name_mailboxes(person)
                for one in (person, other):
                    one.traps.add(f"{kind}:{other.id}-{person.id}")


def town(person):
    return at(person.household.homes, TODAY)[1].city.native


def company(person):
    return person.jobs and person.jobs[-1][1] and person.jobs[-1][1].organization.id


def reassigned(people, rng):
    """Some of the numbers that were given up are later those of others in the same country."""
    for person in people:
        if len(person.mobiles) < 2 or rng.random() >= KINDS["reassigned-mobile"]:
            continue
        until, number = person.mobiles[1][0], person.mobiles[0][1]
        others = [other for other in people if other.mobiles and other.household is not person.household]
        others = [
            other for other in others if other.mobiles[-1][1].region == number.region and other.mobiles[-1][1].area == number.area
        ]
        if others and until < TODAY - 1:
            other = rng.choice(others)
            other.mobiles.append((max(until + 1, other.mobiles[-1][0] + 1), number))
            for one in (person, other):
                one.traps.add(f"reassigned-mobile:{person.id}-{other.id}")


def mark_by_name(people):
    by_name = collections.defaultdict(list)
    for person in people:
        by_name[person.given.native, person.last_names[:1]].append(person)
    for name, group in by_name.items():
        for person in group if len(group) > 1 else ():
            person.traps.add(f"namesake:{group[0].id}")


def happen(population, rng):
    namesakes(population, town, "namesake-in-town", rng)
    namesakes(population, company, "namesake-in-company", rng)
    reassigned(population.people, rng)
    mark_by_name(population.people)
