// The compiled world table of numbering plans: read-only bytes in the executable.
#pragma once

#include <stddef.h>
#include <stdint.h>

/// First byte of the table. Its layout is described in Sources/PhoneNumbers/Plan/PlanTable.swift.
extern const uint8_t *_Nonnull const numbering_plan_table;

/// First slot of the table of words that stand beside numbers. Its layout is described in Sources/PhoneNumbers/Words/WordTable.swift.
extern const uint32_t *_Nonnull const number_word_table;
