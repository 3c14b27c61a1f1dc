// The compiled texts of Knowledge/: read-only bytes in the executable.
#pragma once

#include <stddef.h>
#include <stdint.h>

/// First byte of the table. Its layout is described in Sources/KnowledgeTable/KnowledgeTable.swift.
extern const uint8_t *_Nonnull const knowledge_table;

/// The number of bytes.
extern const size_t knowledge_table_size;
