#include "values.h"
#include <string.h>

SQLITE_EXTENSION_INIT3

const trunkline_classifier *classifier;

__attribute__((constructor)) static void open_classifier(void) {
    trunkline_classifier *opened = NULL;
    if (trunkline_open(NULL, &opened) == TRUNKLINE_OK) classifier = opened;
}

// MARK: Texts

// The length of the character that bytes begin with; 0 if they are not UTF-8:
// https://www.unicode.org/versions/Unicode16.0.0/core-spec/chapter-3/#G27506, table 3-7.
static size_t character_length(const unsigned char *bytes, size_t count) {
    unsigned char first = bytes[0];
    size_t length = first < 0x80 ? 1 : first < 0xC2 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF5 ? 4 : 0;
    if (length > count) return 0;
    if (length < 2) return length;
    unsigned char low = first == 0xE0 ? 0xA0 : first == 0xF0 ? 0x90 : 0x80;
    unsigned char high = first == 0xED ? 0x9F : first == 0xF4 ? 0x8F : 0xBF;
    if (bytes[1] < low || bytes[1] > high) return 0;
    for (size_t i = 2; i < length; i++)
        if ((bytes[i] & 0xC0) != 0x80) return 0;
    return length;
}

// Appends a text, with U+FFFD for every byte that is not UTF-8.
static void append(sqlite3_str *output, const char *text, size_t length) {
    for (size_t start = 0; start < length;) {
        size_t end = start, next;
        while (end < length && (next = character_length((const unsigned char *)text + end, length - end)) > 0) end += next;
        sqlite3_str_append(output, text + start, (int)(end - start));
        if (end < length) sqlite3_str_appendall(output, "\xEF\xBF\xBD");
        start = end + 1;
    }
}

void give_text(sqlite3_context *context, const char *text, size_t length) {
    sqlite3_str *output = sqlite3_str_new(sqlite3_context_db_handle(context));
    append(output, text, length);
    int code = sqlite3_str_errcode(output), count = sqlite3_str_length(output);
    char *memory = sqlite3_str_finish(output);
    if (code != SQLITE_OK)
        sqlite3_result_error_code(context, code);
    else if (memory == NULL)
        sqlite3_result_text(context, "", 0, SQLITE_STATIC);
    else
        sqlite3_result_text(context, memory, count, sqlite3_free);
}

// MARK: Numbers

static void give_ascii(sqlite3_context *context, const char *text, int length) {
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
    give_ascii(context, text, (int)length);
}

static void give_rule(sqlite3_context *context, uint32_t rule) {
    char text[512];
    if (rule > 0) give_ascii(context, text, trunkline_rule_text(rule, TRUNKLINE_RULE_NAME, text, sizeof text));
}

void give(sqlite3_context *context, const trunkline_number *number, int what) {
    switch (what) {
    case E164: give_ascii(context, number->e164, number->e164_length); break;
    case VERDICT: sqlite3_result_text(context, trunkline_verdict_name(number->verdict), -1, SQLITE_STATIC); break;
    case REASON:
        if (number->reason > 0)
            sqlite3_result_text(context, trunkline_reason_name(number->reason), -1, SQLITE_STATIC);
        break;
    case REGION: give_ascii(context, number->region, (int)strlen(number->region)); break;
    case CATEGORY: give_categories(context, number->categories); break;
    case EXTENSION: give_ascii(context, number->extension, number->extension_length); break;
    case RULE: give_rule(context, number->rule); break;
    case COUNTRY_CODE:
        if (number->country_code > 0) sqlite3_result_int(context, number->country_code);
        break;
    case FORM: give_ascii(context, number->form, number->form_length); break;
    default: break;
    }
}

// MARK: Cells

// The sentence about a region that is none. A NUL inside is shown as \0, and nothing behind it.
static char *unknown_region(const char *region, size_t length) {
    enum { shown = 40 };
    size_t end = strlen(region);
    sqlite3_str *output = sqlite3_str_new(NULL);
    sqlite3_str_appendall(output, "'");
    append(output, region, end < shown ? end : shown);
    if (end < length) sqlite3_str_appendall(output, "\\0");
    sqlite3_str_appendall(output, "' is not a region; a region is an ISO 3166-1 code of two letters, as 'US'");
    return sqlite3_str_finish(output);
}

int read_cell(sqlite3_value *cell, sqlite3_value *region, trunkline_number_callback take, void *context, char **error) {
    const char *text = (const char *)sqlite3_value_text(cell);
    if (text == NULL) return SQLITE_NOMEM;
    size_t length = (size_t)sqlite3_value_bytes(cell), region_length = 0;
    const char *home = region == NULL ? NULL : (const char *)sqlite3_value_text(region);
    if (home != NULL) region_length = (size_t)sqlite3_value_bytes(region);
    // The library reads a region to its first NUL.
    if ((home == NULL || strlen(home) == region_length) &&
        trunkline_for_each_number(classifier, text, length, home, take, context) != TRUNKLINE_ERROR_REGION)
        return SQLITE_OK;
    *error = unknown_region(home, region_length);
    return *error == NULL ? SQLITE_NOMEM : SQLITE_ERROR;
}
