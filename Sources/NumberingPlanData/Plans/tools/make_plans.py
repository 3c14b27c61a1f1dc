"""Writes one plan file per country calling code from the installed `phonenumbers` package.

    $(Scripts/python reference) Sources/NumberingPlanData/Plans/tools/make_plans.py Sources/NumberingPlanData/Plans

The blocks that are maintained by hand (`HAND_KEPT`) are copied from the existing files; everything else is generated. Sources/NumberingPlanData/Plans/README.md describes the language of the files.
"""

import pathlib
import re
import sys

import phonenumbers
from phonenumbers import PhoneMetadata

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[4] / "Scripts"))

from trunkline_tools import digit_language as dl

# In the reference, the first category of this list that matches a number is the number's category.
SPECIAL_CATEGORIES = [
    ("premium_rate", "premiumRate"),
    ("toll_free", "tollFree"),
    ("shared_cost", "sharedCost"),
    ("voip", "voip"),
    ("personal_number", "personalNumber"),
    ("pager", "pager"),
    ("uan", "uan"),
    ("voicemail", "voicemail"),
]
HAND_KEPT = ("entertainment", "forbidden", "forbidden-subscribers", "former-prefixes", "emergency", "renumbered")
WIDTH = 116


def main(folder):
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    plans = {}
    for code, regions in sorted(phonenumbers.COUNTRY_CODE_TO_REGION_CODE.items()):
        path = folder / f"{code}.plan"
        plans[path] = plan_text(code, regions, hand_kept_blocks(path))
    for stale in set(folder.glob("[0-9]*.plan")) - set(plans):
        sys.exit(f"{stale}: the metadata no longer has this calling code; move its ranges and remove the file")
    for path, text in plans.items():
        path.write_text(text, encoding="utf-8")


def hand_kept_blocks(path):
    """The blocks of an existing plan file that are maintained by hand, verbatim."""
    kept, keeping = [], False
    for line in path.read_text(encoding="utf-8").splitlines() if path.exists() else []:
        if line and not line[0].isspace() and not line.startswith("#"):
            keeping = line.split()[0] in HAND_KEPT
        if keeping:
            kept.append(line)
    return "\n".join(kept).rstrip()


def plan_text(code, regions, kept):
    metadata = [region_metadata(code, region) for region in regions]
    lines = [f"calling-code {code}", f"plan-version {phonenumbers.__version__}"]
    if kept:
        lines += ["", kept]
    national, international = formats(metadata[0])
    lines += format_lines("national-format", national)
    if [(s, re.sub(r"\{[^}]*\}", "", t)) for s, t in national] != international:
        lines += format_lines("international-format", international)
    claimed = dl.NOTHING
    for region, data in zip(regions, metadata):
        owned, own_area = region_numbers(data, alone=len(regions) == 1)
        lines += region_lines(region, data, {k: dl.difference(v, claimed) for k, v in owned.items()})
        claimed = dl.union(claimed, own_area)
    return "\n".join(lines) + "\n"


def region_metadata(code, region):
    if region == "001":
        return PhoneMetadata.metadata_for_nongeo_region(code, None)
    return PhoneMetadata.metadata_for_region(region, None)


# Numbers of a region ----------------------------------------------------------------------------------------------


def described(desc, general):
    """The language of one description of the metadata: its pattern, restricted to its lengths."""
    if desc is None or not desc.national_number_pattern:
        return dl.NOTHING
    lengths = frozenset(desc.possible_length or general.possible_length)
    return dl.with_lengths(dl.language(desc.national_number_pattern), lengths - {-1})


def region_numbers(data, alone):
    """The languages of a region's categories, and of all numbers that the region claims among those of its code."""
    general = described(data.general_desc, data.general_desc)
    left, owned = general, {}

    def take(name, numbers):
        nonlocal left
        owned[name] = dl.intersection(left, numbers)
        left = dl.difference(left, numbers)

    for attribute, name in SPECIAL_CATEGORIES:
        take(name, described(getattr(data, attribute), data.general_desc))
    fixed = described(data.fixed_line, data.general_desc)
    mobile = described(data.mobile, data.general_desc)
    take("fixedLine mobile", dl.intersection(fixed, mobile))
    take("fixedLine", fixed)
    take("mobile", mobile)
    if data.leading_digits and not alone:
        area = dl.prefixed(dl.language(data.leading_digits))
        return {k: dl.intersection(v, area) for k, v in owned.items()}, area
    area = dl.NOTHING
    for numbers in owned.values():
        area = dl.union(area, numbers)
    return owned, area


def region_lines(region, data, owned):
    lines = ["", f"region {region}"]
    if data.international_prefix:
        prefixes = [dl.template_text(w.classes) for w in merged_ways(data.international_prefix)]
        lines.append("  international-prefix " + " ".join(prefixes))
    lines += [f"  trunk {rule}" for rule in trunk_rules(data)]
    if data.preferred_extn_prefix:
        lines.append(f"  extension-prefix {data.preferred_extn_prefix!r}")
    general = data.general_desc
    lines.append("  lengths " + " ".join(map(str, sorted(set(general.possible_length)))))
    if general.possible_length_local_only:
        lines.append("  local-lengths " + " ".join(map(str, sorted(set(general.possible_length_local_only)))))
    lines += block("possible", dl.language(general.national_number_pattern))
    for name in sorted(owned):
        lines += block(f"numbers {name}", owned[name])
    short = PhoneMetadata.short_metadata_for_region(region)
    if short is not None:
        lines += short_lines(short)
    return lines


def short_lines(short):
    general = short.general_desc
    emergency = described(short.emergency, general)
    left, lines = described(short.short_code, general), block("short emergency", emergency)
    left = dl.difference(left, emergency)
    for attribute, name in (("premium_rate", "service premiumRate"), ("toll_free", "service tollFree")):
        numbers = dl.intersection(left, described(getattr(short, attribute), general))
        lines += block(f"short {name}", numbers)
        left = dl.difference(left, numbers)
    return lines + block("short service", left)


def block(title, language):
    texts = dl.templates(language)
    return ["  " + title] + wrapped(texts, "    ") if texts else []


def wrapped(texts, indent):
    """Templates in lines; a line holds templates of one length and first digit."""
    lines, last = [], None
    for text in texts:
        key = (text[0], len(re.sub(r"\[[^]]*\]", "#", text)))
        if key == last and len(lines[-1]) + 1 + len(text) <= WIDTH:
            lines[-1] += " " + text
        else:
            lines.append(indent + text)
        last = key
    return lines


# Prefixes ---------------------------------------------------------------------------------------------------------


def merged_ways(pattern):
    """The ways through an expression, where neighbours that do the same are merged."""
    result = []
    for way in dl.ways(pattern):
        shape = (len(way.classes), way.groups, way.ends)
        if result and result[-1][0] == shape:
            result[-1][1].append(way.classes)
        elif way.classes:
            result.append((shape, [way.classes]))
    for (_, groups, ends), classes in result:
        for merged in sorted(dl.merged(classes), key=lambda s: [sorted(c) for c in s]):
            yield dl.Sequence(merged, groups, ends)


def trunk_rules(data):
    """What may be stripped from the front of a national number, first choice first."""
    pattern = data.national_prefix_for_parsing
    if not pattern:
        return
    transform = data.national_prefix_transform_rule
    last_group = re.compile(pattern).groups
    for way in merged_ways(pattern):
        if transform and last_group in way.groups:
            captured = int(re.search(r"\\(\d)", transform).group(1))
            start, end = way.groups[captured]
            text = (
                dl.template_text(way.classes[:start])
                + f"({dl.template_text(way.classes[start:end])})"
                + dl.template_text(way.classes[end:])
                + " -> "
                + re.sub(r"\\\d", "$", transform)
            )
        else:
            text = dl.template_text(way.classes)
        yield text + (" whole" if way.ends else "")


# Formats ----------------------------------------------------------------------------------------------------------


def formats(data):
    """The national and the international formats, each a list of (starts, template), first choice first."""
    national = [f for n in data.number_format for f in spelled(n, n.national_prefix_formatting_rule)]
    international = [f for n in data.intl_number_format or data.number_format for f in spelled(n, None)]
    return national, international


def spelled(number_format, rule):
    starts = ()
    if number_format.leading_digits_pattern:
        starts = tuple(dl.templates(dl.language(number_format.leading_digits_pattern[-1])))
    pieces = format_pieces(number_format.format, rule)
    seen = []
    for way in dl.ways(number_format.pattern):
        if way.classes not in seen:
            seen.append(way.classes)
            yield starts, format_template(way, pieces)


def format_pieces(format_, rule):
    """A format as a list of (text, is prefix) and group numbers."""
    pieces, rule_done = [], rule is None
    for text, group in re.findall(r"([^\\]+)|\\(\d)", format_):
        if group and not rule_done:
            rule_done = True
            for outside, inside in re.findall(r"([^\\]+)|\\(\d)", rule):
                pieces.append(int(group) if inside else outside)
        else:
            pieces.append(int(group) if group else text)
    return pieces


def format_template(way, pieces):
    text, place = "", 0
    for piece in pieces:
        if isinstance(piece, str):
            text += re.sub(r"[0-9]+[^0-9(]*", lambda m: "{" + m.group() + "}", piece)
            continue
        start, end = way.groups[piece]
        if start < place:
            raise ValueError(f"groups out of order in {pieces}")
        text += "".join(f"<{dl.class_text(c)}>" for c in way.classes[place:start])
        text += dl.template_text(way.classes[start:end])
        place = end
    return text + "".join(f"<{dl.class_text(c)}>" for c in way.classes[place:])


def format_lines(keyword, list_):
    lines, last = [], None
    for starts, template in list_:
        if not lines or starts != last:
            lines += ["", keyword]
            if starts:
                lines += [f"  starts {line}" for line in wrapped(starts, "")]
            last = starts
        lines.append(f"  {template}")
    return lines


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(sys.argv[1])
