// Counts the allocations of the process, where the C library is glibc.
#pragma once

#include <stdint.h>

/// How many blocks of memory have been allocated since the process started.
uint64_t allocation_count(void);
