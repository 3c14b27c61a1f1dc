"""The tables of Trunkline as Arrow types: columns by name and type, as the rows of `trunkline stream` have them."""

import io

import pyarrow
import pyarrow.json

TEXT, NUMBER = pyarrow.string(), pyarrow.int64()

CITATION = ("rule", "rule_note", "rule_source", "rule_url")
"""What a number's rule says, in the place of the key `rule_id`."""


def _columns(texts, numbers):
    numbers = set(numbers.split())
    return {name: NUMBER if name in numbers else TEXT for name in texts.split()}


TABLES = {
    "contacts": _columns(
        "id source_id ordinal line byte_offset byte_count kind name_prefix given_name middle_name family_name name_suffix"
        " display_name nickname file_as phonetic_given_name phonetic_middle_name phonetic_family_name organization department"
        " job_title role birthday note uid revision extras", "id source_id ordinal line byte_offset byte_count"),
    "phone_numbers": _columns(
        "position line label is_preferred raw cell e164 extension country_code region category verdict reason repairs "
        + " ".join(CITATION), "position line is_preferred country_code"),
    "emails": _columns("position label is_preferred address", "position is_preferred"),
    "addresses": _columns(
        "position label is_preferred formatted street extended_address post_office_box city region postal_code country",
        "position is_preferred"),
    "details": _columns("position kind label is_preferred value", "position is_preferred"),
    "normalized_fields": _columns("position field raw value", "position"),
    "findings": _columns(
        "id source_id severity code line byte_offset field raw message occurrences", "id source_id line byte_offset occurrences"),
    "sources": _columns(
        "id path sha256 bytes format dialect encoding mapping default_region allowed normalized plan_version contacts_seen"
        " contacts_stored contacts_skipped numbers numbers_accepted numbers_rejected numbers_ambiguous numbers_empty findings"
        " settings product layout damage ends_with_line_end delimiter card_version lost_zeros",
        "id bytes contacts_seen contacts_stored contacts_skipped numbers numbers_accepted numbers_rejected"
        " numbers_ambiguous numbers_empty findings ends_with_line_end lost_zeros"),
}
"""The columns of each table, in their order."""

PARTS = ("phone_numbers", "emails", "addresses", "details", "normalized_fields")
"""The tables whose rows stand in the rows of their contact."""


def names(table):
    """The names of a table's columns."""
    return list(TABLES[table])


def _staged():
    """One row for each line: the columns of all tables together. Columns of one name have one type."""
    fields = {"table": TEXT, "source": TEXT}
    for table, columns in TABLES.items():
        if table in PARTS:
            fields[table] = pyarrow.list_(pyarrow.struct(list(columns.items())))
        else:
            fields.update(columns)
    return pyarrow.schema(list(fields.items()))


STAGED = _staged()


def staged_type():
    """The type of such rows in Spark."""
    from pyspark.sql.pandas.types import from_arrow_schema

    return from_arrow_schema(STAGED)


def parsed(lines, former, path):
    """Lines of a stream as batches. What is called `former` there, and what is inside it, gets the path instead."""
    options = pyarrow.json.ParseOptions(explicit_schema=STAGED, unexpected_field_behavior="error")
    table = pyarrow.json.read_json(
        io.BytesIO(lines), pyarrow.json.ReadOptions(use_threads=False, block_size=len(lines) + 1), options)
    table = table.select(STAGED.names)
    for name in ("source", "path"):
        index = STAGED.get_field_index(name)
        table = table.set_column(index, STAGED.field(index), _renamed(table.column(name), former, path))
    return table.cast(STAGED).combine_chunks().to_batches()


def _renamed(column, former, path):
    """A column of paths under another name; there are few different ones."""
    encoded = column.combine_chunks().dictionary_encode()
    words = [word if word is None else path + word[len(former):] for word in encoded.dictionary.to_pylist()]
    return pyarrow.DictionaryArray.from_arrays(encoded.indices, pyarrow.array(words, TEXT)).cast(TEXT)


def batches(rows):
    """A few rows as batches."""
    return pyarrow.Table.from_pylist(rows, STAGED).to_batches()
