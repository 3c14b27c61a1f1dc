// Counts the allocations of the process.
#pragma once

#include <stdint.h>

/// How many blocks of memory were asked for since the process started.
uint64_t allocation_count(void);
