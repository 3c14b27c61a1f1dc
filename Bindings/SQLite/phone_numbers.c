#include "phone_numbers.h"
#include "values.h"
#include <string.h>

SQLITE_EXTENSION_INIT3

// The arguments, behind the columns that tell of a number.
enum { COLUMN_CELL = FORM + 1, COLUMN_HOME };

typedef struct {
    size_t start, length;
    trunkline_number number;
} found_number;

typedef struct {
    sqlite3_vtab_cursor base;
    char *cell;
    found_number *numbers;
    int count, capacity, position;
    // There was no memory for a number.
    int failed;
} number_cursor;

static int connect(sqlite3 *db, void *app, int count, const char *const *arguments, sqlite3_vtab **table, char **error) {
    (void)app;
    (void)count;
    (void)arguments;
    (void)error;
    int code = sqlite3_declare_vtab(
        db, "CREATE TABLE phone_numbers (e164, verdict, reason, region, category, extension, rule, raw, country_code,"
            " form, cell HIDDEN, home HIDDEN)");
    if (code != SQLITE_OK) return code;
    *table = sqlite3_malloc(sizeof **table);
    if (*table == NULL) return SQLITE_NOMEM;
    memset(*table, 0, sizeof **table);
    return sqlite3_vtab_config(db, SQLITE_VTAB_INNOCUOUS);
}

static int disconnect(sqlite3_vtab *table) {
    sqlite3_free(table);
    return SQLITE_OK;
}

static int best_index(sqlite3_vtab *table, sqlite3_index_info *info) {
    int cell = -1, home = -1;
    for (int i = 0; i < info->nConstraint; i++) {
        int column = info->aConstraint[i].iColumn;
        if (info->aConstraint[i].op != SQLITE_INDEX_CONSTRAINT_EQ || column < COLUMN_CELL) continue;
        // An argument that depends on a table which is read later: SQLite must choose another order.
        if (!info->aConstraint[i].usable) return SQLITE_CONSTRAINT;
        if (column == COLUMN_CELL) cell = i;
        if (column == COLUMN_HOME) home = i;
    }
    if (cell < 0) {
        table->zErrMsg = sqlite3_mprintf("phone_numbers() needs a cell: phone_numbers(cell) or phone_numbers(cell, region)");
        return SQLITE_ERROR;
    }
    info->aConstraintUsage[cell].argvIndex = 1;
    info->aConstraintUsage[cell].omit = 1;
    if (home >= 0) {
        info->aConstraintUsage[home].argvIndex = 2;
        info->aConstraintUsage[home].omit = 1;
    }
    info->estimatedCost = 1;
    info->estimatedRows = 1;
    return SQLITE_OK;
}

static int open_cursor(sqlite3_vtab *table, sqlite3_vtab_cursor **cursor) {
    (void)table;
    number_cursor *memory = sqlite3_malloc(sizeof *memory);
    if (memory == NULL) return SQLITE_NOMEM;
    memset(memory, 0, sizeof *memory);
    *cursor = &memory->base;
    return SQLITE_OK;
}

static int close_cursor(sqlite3_vtab_cursor *base) {
    number_cursor *cursor = (number_cursor *)base;
    sqlite3_free(cursor->cell);
    sqlite3_free(cursor->numbers);
    sqlite3_free(cursor);
    return SQLITE_OK;
}

static int32_t keep(void *context, size_t start, size_t length, const trunkline_number *number) {
    number_cursor *cursor = context;
    if (cursor->count == cursor->capacity) {
        int capacity = cursor->capacity * 2 + 4;
        found_number *memory = sqlite3_realloc64(cursor->numbers, (sqlite3_uint64)capacity * sizeof *memory);
        if (memory == NULL) return cursor->failed = 1;
        cursor->numbers = memory;
        cursor->capacity = capacity;
    }
    cursor->numbers[cursor->count++] = (found_number){start, length, *number};
    return 0;
}

static int filter(sqlite3_vtab_cursor *base, int index, const char *name, int count, sqlite3_value **values) {
    (void)index;
    (void)name;
    number_cursor *cursor = (number_cursor *)base;
    cursor->count = cursor->position = cursor->failed = 0;
    sqlite3_free(cursor->cell);
    cursor->cell = NULL;
    const char *cell = (const char *)sqlite3_value_text(values[0]);
    if (cell == NULL) return SQLITE_OK;
    size_t length = (size_t)sqlite3_value_bytes(values[0]);
    cursor->cell = sqlite3_malloc64(length + 1);
    if (cursor->cell == NULL) return SQLITE_NOMEM;
    memcpy(cursor->cell, cell, length);
    cursor->cell[length] = 0;
    char *error = NULL;
    int code = read_cell(values[0], count > 1 ? values[1] : NULL, keep, cursor, &error);
    if (error != NULL) {
        sqlite3_free(base->pVtab->zErrMsg);
        base->pVtab->zErrMsg = error;
    }
    return cursor->failed ? SQLITE_NOMEM : code;
}

static int next(sqlite3_vtab_cursor *base) {
    ((number_cursor *)base)->position++;
    return SQLITE_OK;
}

static int is_at_end(sqlite3_vtab_cursor *base) {
    number_cursor *cursor = (number_cursor *)base;
    return cursor->position >= cursor->count;
}

static int column(sqlite3_vtab_cursor *base, sqlite3_context *context, int column) {
    number_cursor *cursor = (number_cursor *)base;
    const found_number *found = cursor->numbers + cursor->position;
    switch (column) {
    case RAW: give_text(context, cursor->cell + found->start, found->length); break;
    default: give(context, &found->number, column);
    }
    return SQLITE_OK;
}

static int row_id(sqlite3_vtab_cursor *base, sqlite3_int64 *id) {
    *id = ((number_cursor *)base)->position + 1;
    return SQLITE_OK;
}

const sqlite3_module numbers_module = {
    .iVersion = 0,
    .xConnect = connect,
    .xBestIndex = best_index,
    .xDisconnect = disconnect,
    .xOpen = open_cursor,
    .xClose = close_cursor,
    .xFilter = filter,
    .xNext = next,
    .xEof = is_at_end,
    .xColumn = column,
    .xRowid = row_id,
};
