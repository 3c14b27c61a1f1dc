// Counts the allocations of the process if the C library is glibc.
#pragma once

#include <stdint.h>

/// The number of allocations since the process started.
uint64_t allocation_count(void);

/// The number of bytes of memory that are allocated at the moment.
uint64_t allocated_bytes(void);
