"""Companies with a switchboard, lines, branches, and the jobs that they give."""

from people import Job, Organization
from tables import KINDS, WORDS


class Companies:
    def __init__(self, count, places, exchange, rng):
        self.exchange, self.rng = exchange, rng
        names = [(head, middle) for head in WORDS["organization-head"] for middle in WORDS["organization-middle"]]
        rng.shuffle(names)
        self.all = [self.company(f"o{index}", *names[index % len(names)], places()) for index in range(count)]
        self.mails = set()

    def company(self, id, head, middle, address):
        rng = self.rng
        name = f"{head} {middle} {rng.choice(WORDS['organization-tail'])}"
        ending = {"GB": "co.uk", "DE": "de", "FR": "fr"}.get(address.region, "com")
        switchboard = self.exchange.new(address.region, address.area, address.subscriber)
        company = Organization(
            id, name, f"{head}{middle}{id}.{ending}".lower(), address, switchboard, self.exchange.block(switchboard, 30)
        )
        if rng.random() < KINDS["branch"]:
            branch = rng.choice(WORDS["branch"])
            number = self.exchange.new(address.region, address.area, address.subscriber)
            company.branches.append(Organization(id + "b", name, company.domain, address, number, [], branch=branch))
        return company

    def job(self, person, year):
        """A job from a year on in one of the companies, of which few are large, or that of somebody who leaves it."""
        rng = self.rng
        company = self.all[min(int(rng.expovariate(6 / len(self.all))), len(self.all) - 1)]
        leaving = [one for one in company.staff if one.jobs and one.jobs[-1][1] and one.jobs[-1][1].organization is company]
        if leaving and rng.random() < KINDS["successor"]:
            return self.succeed(person, rng.choice(leaving), max(year, 2012))
        job = Job(company, rng.choice(WORDS["job"]), self.mail(person, company), None)
        if rng.random() < KINDS["role-mailbox"]:
            role = rng.choice(WORDS["role-mailbox"])
            job.mail = f"{role}@{company.domain}"
            person.traps.add(f"role-mailbox:{company.id}-{role}")
        if rng.random() < KINDS["switchboard"] or not company.lines:
            job.number = company.switchboard
            person.traps.add(f"switchboard:{company.id}")
        else:
            job.number = company.lines.pop()
        helpers = [one for one in company.staff if one.mobiles and one is not person]
        if helpers and rng.random() < KINDS["assistant"]:
            helper = rng.choice(helpers)
            job.assistant = helper.mobiles[-1][1]
            for one in (person, helper):
                one.traps.add(f"assistant:{helper.id}-{person.id}")
        company.staff.append(person)
        return year, job

    def succeed(self, person, former, year):
        job = former.jobs[-1][1]
        former.jobs.append((year, None))
        for one in (person, former):
            one.traps.add(f"successor:{former.id}-{person.id}")
        job.organization.staff.append(person)
        return year, job

    def mail(self, person, company):
        given = person.slug(person.given.spelled(False, person.spelling))
        surname = person.slug(person.last_names[0].spelled(False, person.spelling)) if person.last_names else ""
        local = self.rng.choice(
            [f"{given}.{surname}", f"{given[:1]}{surname}", f"{given[:1]}.{surname}", surname or given, given]
        ).strip(".")
        while f"{local}@{company.domain}" in self.mails:
            local += str(self.rng.randint(2, 9))
        self.mails.add(f"{local}@{company.domain}")
        return f"{local}@{company.domain}"
