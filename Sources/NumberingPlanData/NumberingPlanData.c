#include "NumberingPlanData.h"

_Alignas(64) const uint8_t numbering_plan_table[] = {0};

const size_t numbering_plan_table_size = sizeof(numbering_plan_table);
