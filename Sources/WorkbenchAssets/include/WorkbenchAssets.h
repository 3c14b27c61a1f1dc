// The files of the workbench's pages: read-only bytes in the executable.
#pragma once

#include <stddef.h>
#include <stdint.h>

/// A file: its name in an address, its media type, and its bytes.
typedef struct {
    const char *_Nonnull name;
    const char *_Nonnull type;
    const uint8_t *_Nonnull bytes;
    size_t count;
} workbench_asset;

/// How many files there are.
extern const size_t workbench_asset_count;

/// The file at a place from 0, which has to be less than the count.
workbench_asset workbench_asset_at(size_t place);
