#include "KnowledgeData.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

// Made from Knowledge/ by compile-knowledge.
_Alignas(64) static const uint8_t table[] = {
#embed "table.bin"
};

const uint8_t *_Nonnull const knowledge_table = table;
const size_t knowledge_table_size = sizeof table;
