// The compiled texts of Details/: read-only bytes in the executable, of which the system loads the pages that are read.
#pragma once

#include <stddef.h>
#include <stdint.h>

/// First byte of the table. Its layout is described in Sources/NumberDetails/PrefixTable.swift.
extern const uint8_t *_Nonnull const number_details_table;

/// The number of bytes.
extern const size_t number_details_table_size;
