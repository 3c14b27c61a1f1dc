// The table-valued function phone_numbers(cell, region): a row for each number of a cell.
#pragma once

#include <sqlite3ext.h>

extern const sqlite3_module numbers_module;
