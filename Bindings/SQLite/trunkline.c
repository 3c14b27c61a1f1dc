// Trunkline's functions for SQLite, https://www.sqlite.org/loadext.html
//
//     SELECT e164(cell, 'US'), phone_reason(cell, 'US') FROM contacts;
//     SELECT n.* FROM contacts, phone_numbers(contacts.cell, 'US') AS n;
//
// Every function is deterministic, so that indexes and generated columns may use it, and harmless (SQLITE_INNOCUOUS).
// e164 is for joining and storing: NULL unless the number was accepted. form is that of every number that a plan takes.
// A cell that is NULL gives NULL. A cell with several numbers is read as its first one; phone_numbers() gives them all.

#include <sqlite3ext.h>
#include <string.h>
#include <trunkline.h>

SQLITE_EXTENSION_INIT1

static const trunkline_classifier *classifier;

enum { E164, VERDICT, REASON, REGION, CATEGORY, EXTENSION, RULE, FORM = 9 };

// The region of a value: NULL for NULL and for an empty text.
static const char *region_of(sqlite3_value *value) {
    const char *text = value == NULL ? NULL : (const char *)sqlite3_value_text(value);
    return text == NULL || text[0] == 0 ? NULL : text;
}

static void give_text(sqlite3_context *context, const char *text, int length) {
    if (length > 0) sqlite3_result_text(context, text, length, SQLITE_TRANSIENT);
}

static void give_categories(sqlite3_context *context, uint32_t bits) {
    char text[512];
    size_t length = 0;
    const char *name;
    for (uint32_t bit = 0; (name = trunkline_category_name(bit)) != NULL; bit++) {
        if ((bits >> bit & 1) == 0) continue;
        size_t count = strlen(name);
        if (length + count + 2 > sizeof text) break;
        if (length > 0) text[length++] = ',';
        memcpy(text + length, name, count);
        length += count;
    }
    give_text(context, text, (int)length);
}

static void give_rule(sqlite3_context *context, uint32_t rule) {
    char text[512];
    if (rule > 0) give_text(context, text, trunkline_rule_text(rule, TRUNKLINE_RULE_NAME, text, sizeof text));
}

static void give(sqlite3_context *context, const trunkline_number *number, int what) {
    switch (what) {
    case E164: give_text(context, number->e164, number->e164_length); break;
    case VERDICT: sqlite3_result_text(context, trunkline_verdict_name(number->verdict), -1, SQLITE_STATIC); break;
    case REASON:
        if (number->reason > 0)
            sqlite3_result_text(context, trunkline_reason_name(number->reason), -1, SQLITE_STATIC);
        break;
    case REGION: give_text(context, number->region, (int)strlen(number->region)); break;
    case CATEGORY: give_categories(context, number->categories); break;
    case EXTENSION: give_text(context, number->extension, number->extension_length); break;
    case RULE: give_rule(context, number->rule); break;
    case FORM: give_text(context, number->form, number->form_length); break;
    default: break;
    }
}

static int32_t take_first(void *context, size_t start, size_t length, const trunkline_number *number) {
    (void)start;
    (void)length;
    *(trunkline_number *)context = *number;
    return 1;
}

// Reads the first number of the first argument, in the region of the second; false if it is NULL.
static int read_first(int count, sqlite3_value **values, trunkline_number *number) {
    const char *cell = (const char *)sqlite3_value_text(values[0]);
    if (cell == NULL) return 0;
    const char *region = count > 1 ? region_of(values[1]) : NULL;
    trunkline_for_each_number(classifier, cell, (size_t)sqlite3_value_bytes(values[0]), region, take_first, number);
    return 1;
}

static void call(sqlite3_context *context, int count, sqlite3_value **values) {
    trunkline_number number;
    int what = (int)(intptr_t)sqlite3_user_data(context);
    if (!read_first(count, values, &number)) return;
    give(context, &number, what);
}

static void call_format(sqlite3_context *context, int count, sqlite3_value **values) {
    static const char *const styles[] = {"e164", "national", "international", "rfc3966"};
    const char *style = count > 2 ? (const char *)sqlite3_value_text(values[2]) : "international";
    int32_t code = -1;
    for (int32_t i = 0; style != NULL && i < 4; i++)
        if (strcmp(style, styles[i]) == 0) code = i;
    if (code < 0) {
        sqlite3_result_error(context, "phone_format: the style is e164, national, international or rfc3966", -1);
        return;
    }
    trunkline_number number;
    if (!read_first(count, values, &number) || number.verdict != TRUNKLINE_ACCEPTED) return;
    char text[160];
    give_text(context, text, trunkline_format(&number, code, text, sizeof text));
}

static void call_plan_version(sqlite3_context *context, int count, sqlite3_value **values) {
    (void)count;
    (void)values;
    sqlite3_result_text(context, trunkline_plan_version(), -1, SQLITE_STATIC);
}

// MARK: The table-valued function phone_numbers(cell, region)

enum { COLUMN_RAW = 7, COLUMN_COUNTRY_CODE, COLUMN_FORM = FORM, COLUMN_CELL, COLUMN_HOME };

typedef struct {
    size_t start, length;
    trunkline_number number;
} found_number;

typedef struct {
    sqlite3_vtab_cursor base;
    char *cell;
    found_number *numbers;
    int count, capacity, position;
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
        if (memory == NULL) return SQLITE_NOMEM;
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
    cursor->count = cursor->position = 0;
    sqlite3_free(cursor->cell);
    cursor->cell = NULL;
    const char *cell = (const char *)sqlite3_value_text(values[0]);
    if (cell == NULL) return SQLITE_OK;
    size_t length = (size_t)sqlite3_value_bytes(values[0]);
    cursor->cell = sqlite3_malloc64(length + 1);
    if (cursor->cell == NULL) return SQLITE_NOMEM;
    memcpy(cursor->cell, cell, length);
    cursor->cell[length] = 0;
    const char *region = count > 1 ? region_of(values[1]) : NULL;
    return trunkline_for_each_number(classifier, cursor->cell, length, region, keep, cursor);
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
    case COLUMN_RAW:
        sqlite3_result_text(context, cursor->cell + found->start, (int)found->length, SQLITE_TRANSIENT);
        break;
    case COLUMN_COUNTRY_CODE:
        if (found->number.country_code > 0) sqlite3_result_int(context, found->number.country_code);
        break;
    default: give(context, &found->number, column);
    }
    return SQLITE_OK;
}

static int row_id(sqlite3_vtab_cursor *base, sqlite3_int64 *id) {
    *id = ((number_cursor *)base)->position + 1;
    return SQLITE_OK;
}

static const sqlite3_module numbers_module = {
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

// A classifier is immutable and shared by all connections. It lives as long as the library.
__attribute__((constructor)) static void open_classifier(void) {
    trunkline_classifier *opened = NULL;
    if (trunkline_open(NULL, &opened) == TRUNKLINE_OK) classifier = opened;
}

__attribute__((visibility("default"))) int sqlite3_trunkline_init(sqlite3 *db, char **error,
                                                                  const sqlite3_api_routines *api) {
    SQLITE_EXTENSION_INIT2(api);
    if (classifier == NULL) {
        *error = sqlite3_mprintf("trunkline: %s", trunkline_error_text(TRUNKLINE_ERROR_MEMORY));
        return SQLITE_NOMEM;
    }
    static const struct {
        const char *name;
        int what;
    } functions[] = {
        {"e164", E164},         {"phone_verdict", VERDICT},   {"phone_reason", REASON}, {"phone_region", REGION},
        {"phone_category", CATEGORY}, {"phone_extension", EXTENSION}, {"phone_rule", RULE},
        {"phone_form", FORM},
    };
    const int flags = SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_INNOCUOUS;
    int code = sqlite3_create_module(db, "phone_numbers", &numbers_module, NULL);
    for (size_t i = 0; i < sizeof functions / sizeof *functions; i++)
        for (int count = 1; count <= 2 && code == SQLITE_OK; count++)
            code = sqlite3_create_function(db, functions[i].name, count, flags, (void *)(intptr_t)functions[i].what,
                                           call, NULL, NULL);
    for (int count = 1; count <= 3 && code == SQLITE_OK; count++)
        code = sqlite3_create_function(db, "phone_format", count, flags, NULL, call_format, NULL, NULL);
    if (code == SQLITE_OK)
        code = sqlite3_create_function(db, "phone_plan_version", 0, flags, NULL, call_plan_version, NULL, NULL);
    return code;
}
