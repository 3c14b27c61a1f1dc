"""Telephone numbers of subscribers, and how people write them."""

import dataclasses

from tables import rows

REGIONS = {code: cells for code, *cells in rows("regions.tsv")}


@dataclasses.dataclass(frozen=True)
class Number:
    region: str
    area: str
    subscriber: str
    extension: str = ""

    @property
    def calling(self):
        return REGIONS[self.region][0]

    @property
    def trunk(self):
        return REGIONS[self.region][1].replace("-", "")

    @property
    def e164(self):
        return f"+{self.calling}{self.area}{self.subscriber}"

    def groups(self):
        rest = self.subscriber
        cut = max(len(rest) - 4, 0) if len(rest) < 9 else 3
        return [part for part in (rest[:cut], rest[cut:]) if part]

    def spelled(self, style, rng):
        """The number in a style: bare, international, exit, national or local."""
        separator = rng.choice(" -. ")
        rest = separator.join(self.groups())
        tail = f" ext. {self.extension}" if self.extension else ""
        if style == "bare":
            return self.e164 + tail
        if style == "local":
            return rest + tail
        if style == "national":
            if self.region == "US":
                return (
                    rng.choice(
                        [
                            f"({self.area}) {'-'.join(self.groups())}",
                            f"{self.area}-{'-'.join(self.groups())}",
                            self.area + self.subscriber,
                        ]
                    )
                    + tail
                )
            if not self.area:
                return self.trunk + rest + tail
            return rng.choice([f"{self.trunk}{self.area}{separator}{rest}", f"{self.trunk}{self.area}{self.subscriber}"]) + tail
        sign = "00" if style == "exit" else "+"
        return sign + " ".join(filter(None, [self.calling, self.area, rest])) + tail

    def with_wrong_digit(self, rng):
        place = rng.randrange(1, len(self.subscriber))
        digit = str((int(self.subscriber[place]) + rng.randint(1, 9)) % 10)
        return dataclasses.replace(self, subscriber=self.subscriber[:place] + digit + self.subscriber[place + 1 :])

    def old_form(self, prefixes):
        for new, old in prefixes:
            national = self.area + self.subscriber
            if national.startswith(new):
                return f"+{self.calling} {old} {national[len(new):]}"
        return None


class Exchange:
    """Gives every number out once."""

    def __init__(self, rng):
        self.rng, self.given = rng, set()

    def fill(self, template):
        digits = {"#": "0123456789", "n": "23456789"}
        return "".join(self.rng.choice(digits[c]) if c in digits else c for c in template)

    def new(self, region, area, template):
        while True:
            number = Number(region, area, self.fill(template))
            if number.e164 not in self.given and not number.subscriber.startswith("555"):
                self.given.add(number.e164)
                return number

    def mobile(self, region, area):
        template = self.rng.choice(REGIONS[region][2].split(","))
        if template.startswith("A"):
            return self.new(region, area, template[1:])
        prefix = len(template) - len(template.lstrip("0123456789"))
        return self.new(region, template[:prefix], template[prefix:])

    def block(self, number, count):
        """Numbers beside one that share all but its last two digits."""
        numbers = []
        for ending in range(100):
            other = dataclasses.replace(number, subscriber=number.subscriber[:-2] + f"{ending:02d}")
            if len(numbers) < count and other.e164 not in self.given:
                self.given.add(other.e164)
                numbers.append(other)
        return numbers
