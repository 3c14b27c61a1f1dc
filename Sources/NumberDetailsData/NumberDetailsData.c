#include "NumberDetailsData.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

// Made from Details/ by compile-knowledge.
_Alignas(64) static const uint8_t table[] = {
#embed "table.bin"
};

const uint8_t *_Nonnull const number_details_table = table;
const size_t number_details_table_size = sizeof table;
