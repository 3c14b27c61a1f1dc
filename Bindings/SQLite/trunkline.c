// Trunkline's functions for SQLite, https://www.sqlite.org/loadext.html
//
//     SELECT e164(cell, 'US'), phone_reason(cell, 'US') FROM contacts;
//     SELECT n.* FROM contacts, phone_numbers(contacts.cell, 'US') AS n;
//
// Every function is deterministic, so that indexes and generated columns may use it, and harmless (SQLITE_INNOCUOUS).
// e164 is for joining and storing: NULL unless the number was accepted. form is that of every number that a plan takes.
// A cell that is NULL gives NULL. A cell with several numbers is read as its first one; phone_numbers() gives them all.
// A region that does not exist is an error, which names it.

#include "phone_numbers.h"
#include "values.h"
#include <string.h>

SQLITE_EXTENSION_INIT1

static int32_t take_first(void *context, size_t start, size_t length, const trunkline_number *number) {
    (void)start;
    (void)length;
    *(trunkline_number *)context = *number;
    return 1;
}

// Reads the first number of the first argument, in the region of the second; false if there is none to give.
static int read_first(sqlite3_context *context, int count, sqlite3_value **values, trunkline_number *number) {
    if (sqlite3_value_type(values[0]) == SQLITE_NULL) return 0;
    char *error = NULL;
    int code = read_cell(values[0], count > 1 ? values[1] : NULL, take_first, number, &error);
    if (error != NULL) sqlite3_result_error(context, error, -1);
    if (code == SQLITE_NOMEM) sqlite3_result_error_nomem(context);
    sqlite3_free(error);
    return code == SQLITE_OK;
}

static void call(sqlite3_context *context, int count, sqlite3_value **values) {
    trunkline_number number;
    int what = (int)(intptr_t)sqlite3_user_data(context);
    if (!read_first(context, count, values, &number)) return;
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
    if (!read_first(context, count, values, &number) || number.verdict != TRUNKLINE_ACCEPTED) return;
    char text[160];
    int32_t length = trunkline_format(&number, code, text, sizeof text);
    if (length > 0) sqlite3_result_text(context, text, length, SQLITE_TRANSIENT);
}

static void call_plan_version(sqlite3_context *context, int count, sqlite3_value **values) {
    (void)count;
    (void)values;
    sqlite3_result_text(context, trunkline_plan_version(), -1, SQLITE_STATIC);
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
