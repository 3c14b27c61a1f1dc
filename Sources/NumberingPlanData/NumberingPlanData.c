#include "NumberingPlanData.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

// Made from Plans/ by compile-plans.
_Alignas(64) static const uint8_t table[] = {
#embed "table.bin"
};

const uint8_t *_Nonnull const numbering_plan_table = table;
