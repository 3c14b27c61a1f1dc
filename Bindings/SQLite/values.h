// Values of SQLite as arguments and results, which scalar functions and the table of phone_numbers() share.
#pragma once

#include <sqlite3ext.h>
#include <trunkline.h>

// What a value tells of a number: the columns of phone_numbers(), and the scalar functions of the same meaning.
enum { E164, VERDICT, REASON, REGION, CATEGORY, EXTENSION, RULE, RAW, COUNTRY_CODE, FORM };

// Gives a value of a number, NULL where it has none.
void give(sqlite3_context *context, const trunkline_number *number, int what);

// Gives a text of any bytes; those that are not UTF-8 are U+FFFD.
void give_text(sqlite3_context *context, const char *text, size_t length);

// Passes the numbers of a cell that is not NULL to a function, until that returns anything but 0. region may be NULL.
//
// Returns SQLITE_OK, SQLITE_NOMEM, or SQLITE_ERROR with a sentence about an unknown region, to be freed by sqlite3_free().
int read_cell(sqlite3_value *cell, sqlite3_value *region, trunkline_number_callback take, void *context, char **error);

// The classifier of all connections. It is immutable, and lives as long as the library; NULL if there was no memory for it.
extern const trunkline_classifier *classifier;
