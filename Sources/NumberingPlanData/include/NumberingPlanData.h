// The compiled world table of numbering plans: read-only bytes in the executable.
#pragma once

#include <stddef.h>
#include <stdint.h>

/// First byte of the table. The layout is described in Sources/PhoneNumbers/Plan/PlanTable.swift.
extern const uint8_t numbering_plan_table[];

/// Size of the table in bytes.
extern const size_t numbering_plan_table_size;
