"""Times other libraries on the same numbers: parse, validate, type and E.164 form, one core, processor time.

    python3 classify_numbers.py < numbers.tsv

Prints a tab-separated line for each library that is installed.
"""

import sys
import time


def numbers():
    return [line.rstrip("\n").split("\t") for line in sys.stdin]


def with_phonenumbers(cases):
    import phonenumbers

    for text, region in cases:
        try:
            number = phonenumbers.parse(text, region)
        except phonenumbers.NumberParseException:
            continue
        if phonenumbers.is_valid_number(number):
            phonenumbers.number_type(number)
            phonenumbers.format_number(number, phonenumbers.PhoneNumberFormat.E164)


def with_rphonenumbers(cases):
    import rphonenumbers

    module = rphonenumbers
    for text, region in cases:
        try:
            number = module.parse(text, region)
        except Exception:
            continue
        if module.is_valid_number(number):
            module.number_type(number)
            module.format_number(number, module.PhoneNumberFormat.E164)


def main():
    cases = numbers()
    for name, run, share in (("rphonenumbers", with_rphonenumbers, 1), ("phonenumbers", with_phonenumbers, 10)):
        part = cases[: max(1, len(cases) // share)]
        try:
            run(part[:100])
        except (ImportError, AttributeError) as error:
            print(f"{name}\tnot measured: {error}")
            continue
        start = time.process_time()
        run(part)
        print(f"{name}\t{(time.process_time() - start) / len(part) * 1e9:.0f}")


if __name__ == "__main__":
    main()
