#include "NumberingPlanData.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

// Made from Plans/ by compile-knowledge.
// A library that only classifies leaves the templates at its end out: NUMBERING_PLAN_LIMIT is where they start.
_Alignas(64) static const uint8_t table[] = {
#ifdef NUMBERING_PLAN_LIMIT
#embed "table.bin" limit(NUMBERING_PLAN_LIMIT)
#else
#embed "table.bin"
#endif
};

const uint8_t *_Nonnull const numbering_plan_table = table;

// Made from Knowledge/words/ by compile-knowledge.
_Alignas(64) static const uint8_t words[] = {
#embed "words.bin"
};

const uint32_t *_Nonnull const number_word_table = (const uint32_t *)words;
