/*
 * libtrunkline: phone numbers to verdicts, E.164 forms, categories and the rules that decided.
 *
 * Every function may be called from any thread at any time, and after fork(). The library starts no thread, installs no
 * signal handler, opens no file, and needs nothing but the C library.
 *
 * Text is UTF-8 and is passed with its length in bytes; it may contain any bytes. Strings that the library returns end
 * with a NUL byte and live as long as the library is loaded.
 *
 * Functions that can fail return a code below zero; trunkline_error_text() says what it means.
 */
#pragma once

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#ifdef __clang__
#pragma clang assume_nonnull begin
#else
#define _Nullable
#define _Nonnull
#endif

/* The number of this interface. It changes when a program must be compiled anew. */
#define TRUNKLINE_ABI 1

/* Error codes. */
#define TRUNKLINE_OK 0
#define TRUNKLINE_ERROR_ARGUMENT (-1)    /* a pointer that must not be NULL is, or a size or style is unknown */
#define TRUNKLINE_ERROR_REGION (-2)      /* no numbering plan has this region */
#define TRUNKLINE_ERROR_COUNTRY_CODE (-3) /* an allowed country calling code is not assigned */
#define TRUNKLINE_ERROR_COLUMN_TYPE (-4) /* an Arrow column is not a column of strings (u, U, vu) */
#define TRUNKLINE_ERROR_COLUMN_LENGTH (-5) /* the region column has another number of rows */
#define TRUNKLINE_ERROR_TOO_LARGE (-6)   /* a column of results would pass 2 GiB: pass fewer rows */
#define TRUNKLINE_ERROR_MEMORY (-7)      /* memory could not be allocated */
#define TRUNKLINE_ERROR_CAPACITY (-8)    /* the result does not fit into the buffer */
#define TRUNKLINE_ERROR_NO_NUMBER (-9)   /* the number has no such form: it fits no plan, or is not accepted (E.164) */
#define TRUNKLINE_ERROR_RULE (-10)       /* no rule has this identifier */

/* Values of trunkline_number.verdict. */
#define TRUNKLINE_EMPTY 0
#define TRUNKLINE_ACCEPTED 1
#define TRUNKLINE_REJECTED 2
#define TRUNKLINE_AMBIGUOUS 3

/* Styles of trunkline_format(). */
#define TRUNKLINE_E164 0          /* +16502530000 (ITU-T E.164) */
#define TRUNKLINE_NATIONAL 1      /* (650) 253-0000 */
#define TRUNKLINE_INTERNATIONAL 2 /* +1 650-253-0000 (ITU-T E.123) */
#define TRUNKLINE_RFC3966 3       /* tel:+1-650-253-0000 */

/* Parts of trunkline_rule_text(). */
#define TRUNKLINE_RULE_NAME 0        /* +44 20########: calling code and template */
#define TRUNKLINE_RULE_TEMPLATE 1    /* 20########: # is any digit, N is 2 to 9, [1-36] is a class */
#define TRUNKLINE_RULE_REGION 2      /* GB */
#define TRUNKLINE_RULE_CATEGORY 3    /* fixedLine,mobile */
#define TRUNKLINE_RULE_NOTE 4        /* why the range is reserved or forbidden */
#define TRUNKLINE_RULE_SOURCE_NAME 5 /* who states the rule */
#define TRUNKLINE_RULE_SOURCE_URL 6  /* where it is stated */
#define TRUNKLINE_RULE_CONFIDENCE 7  /* official-document, dataset, encyclopedia ... */

/* Flags of trunkline_classify_arrow(). */
#define TRUNKLINE_EVERY_NUMBER 1u /* a list of structs a row, one for each number of the cell */
#define TRUNKLINE_WHOLE_CELLS 2u  /* each cell is read as one number, as trunkline_classify() does; not with the other */

/* The Arrow C Data Interface, https://arrow.apache.org/docs/format/CDataInterface.html */
#ifndef ARROW_C_DATA_INTERFACE
#define ARROW_C_DATA_INTERFACE

#define ARROW_FLAG_DICTIONARY_ORDERED 1
#define ARROW_FLAG_NULLABLE 2
#define ARROW_FLAG_MAP_KEYS_SORTED 4

struct ArrowSchema {
    const char *_Nullable format;
    const char *_Nullable name;
    const char *_Nullable metadata;
    int64_t flags;
    int64_t n_children;
    struct ArrowSchema *_Nullable *_Nullable children;
    struct ArrowSchema *_Nullable dictionary;
    void (*_Nullable release)(struct ArrowSchema *_Nullable);
    void *_Nullable private_data;
};

struct ArrowArray {
    int64_t length;
    int64_t null_count;
    int64_t offset;
    int64_t n_buffers;
    int64_t n_children;
    const void *_Nullable *_Nullable buffers;
    struct ArrowArray *_Nullable *_Nullable children;
    struct ArrowArray *_Nullable dictionary;
    void (*_Nullable release)(struct ArrowArray *_Nullable);
    void *_Nullable private_data;
};

#endif

/* What a classifier accepts. Fill it with zeros, set `size`, then what differs from the defaults. */
typedef struct trunkline_options {
    /* sizeof(trunkline_options): later versions may add members at the end. */
    uint32_t size;
    /* The region of numbers in national form, an ISO 3166-1 code as "US"; "UK" is "GB"; empty for none. NUL at the end. Its
       case and ASCII blanks around it do not matter. "001" is the region of numbers of no country: national numbers have none. */
    char region[4];
    /* The categories that are accepted, as bits in the order of trunkline_category_name(); 0 for the default ones. */
    uint32_t allowed_categories;
    /* Not 0: reserved ranges that only weak sources state count, too. */
    uint8_t includes_low_confidence_ranges;
    /* Not 0: a national number without a region is `ambiguous` if some country has it, instead of `noRegion`. */
    uint8_t tries_every_region;
    uint8_t reserved[2];
    /* The country calling codes that are accepted; NULL for all. */
    const uint16_t *_Nullable allowed_country_codes;
    size_t allowed_country_code_count;
} trunkline_options;

/* One number as it was read. */
typedef struct trunkline_number {
    /* TRUNKLINE_EMPTY ... TRUNKLINE_AMBIGUOUS; its word is trunkline_verdict_name(). */
    uint8_t verdict;
    /* Why it was rejected; 0 for no reason. Its word is trunkline_reason_name(). */
    uint8_t reason;
    /* 0 where unknown. */
    uint16_t country_code;
    /* Bits in the order of trunkline_category_name(). */
    uint32_t categories;
    /* What was repaired before it could be read: bits in the order of trunkline_repair_name(). */
    uint32_t repairs;
    /* The rule that decided, and the rule of the plan that the number fits; 0 for none. */
    uint32_t rule, plan_rule;
    /* "US", "001" for codes of no country, or empty; NUL at the end. */
    char region[4];
    uint8_t e164_length, national_number_length, extension_length, form_length;
    /* The number as ITU-T E.164 writes it, with a plus: for storing and dialling. Empty unless the number was accepted. NUL at the
       end, as for the other texts. */
    char e164[40];
    /* The national significant number, or the digits seen. */
    char national_number[40];
    char extension[40];
    /* The same form of every number that a plan takes, accepted or not, as +12125550123 of a fictional one: for showing and
       comparing. Empty if no plan takes the number. */
    char form[40];
} trunkline_number;

typedef struct trunkline_classifier trunkline_classifier;

/* TRUNKLINE_ABI of the library that was loaded. */
uint32_t trunkline_abi(void);

/* The version of the library, as "0.1.0". */
const char *trunkline_version(void);

/* The release of the numbering metadata, as "9.0.43". */
const char *trunkline_plan_version(void);

/* What an error code means; a general sentence for an unknown code. */
const char *trunkline_error_text(int32_t code);

/* The words of reports and of the database; NULL past the last one. */
const char *_Nullable trunkline_verdict_name(uint32_t verdict);
const char *_Nullable trunkline_reason_name(uint32_t reason);
const char *_Nullable trunkline_category_name(uint32_t bit);
const char *_Nullable trunkline_repair_name(uint32_t bit);

/*
 * Creates a classifier; options may be NULL for the default ones. It is immutable: any number of threads may use it at
 * once. Close it with trunkline_close(), which takes NULL, too.
 */
int32_t trunkline_open(const trunkline_options *_Nullable options,
                       trunkline_classifier *_Nullable *_Nonnull classifier);
void trunkline_close(trunkline_classifier *_Nullable classifier);

/*
 * Reads a text as one number. text may be NULL where length is 0.
 *
 * region: the region of a number in national form, instead of the classifier's; NULL or "" for that one. Any other text that
 * trunkline_open() would refuse gives TRUNKLINE_ERROR_REGION, and nothing is read.
 */
int32_t trunkline_classify(const trunkline_classifier *classifier, const char *_Nullable text, size_t length,
                           const char *_Nullable region, trunkline_number *number);

/* Receives one number of a cell and its part of the text. Returning anything but 0 stops the reading. */
typedef int32_t (*trunkline_number_callback)(void *_Nullable context, size_t start, size_t length,
                                             const trunkline_number *number);

/*
 * Reads every number of a cell, in order: "030 7262-8200; 0171 2345678" has two. A cell without a number gives one
 * call, which says what is wrong with it. Returns TRUNKLINE_OK, or what the callback returned if that was not 0; an unknown
 * region is an error before the first call.
 */
int32_t trunkline_for_each_number(const trunkline_classifier *classifier, const char *_Nullable text, size_t length,
                                  const char *_Nullable region, trunkline_number_callback callback,
                                  void *_Nullable context);

/*
 * Writes a number in a style, with a NUL byte at the end. Returns the length without it. 128 bytes suffice for all. Only an accepted
 * number has the style TRUNKLINE_E164; the others show how a number that a plan takes is written.
 */
int32_t trunkline_format(const trunkline_number *number, int32_t style, char *text, size_t capacity);

/* How many rules there are; their identifiers are 1 to this number, and hold for one plan version only. */
uint32_t trunkline_rule_count(void);

/*
 * Writes a part of a rule, with a NUL byte at the end. Returns the length without it. With a capacity of 0 nothing is
 * written and the length is returned.
 */
int32_t trunkline_rule_text(uint32_t rule, int32_t part, char *_Nullable text, size_t capacity);

/*
 * Reads a column of cells: strings of 32-bit or 64-bit offsets or string views (formats u, U, vu), sliced or not, with
 * nulls or without. The result is a struct column with a row for each cell:
 *
 *   e164 u · extension u · country_code s · region u · category u · verdict u · reason u · rule_id i · repairs u
 *   form u
 *
 * category and repairs are names with commas in between, rule_id is an identifier of trunkline_rule_text(), e164 is null unless the
 * number was accepted, and form is that of every number that a plan takes, as in trunkline_number. All but form are named and
 * typed as the columns of `phone_numbers` in a database of Trunkline, whose e164 is the form here. A row describes the first number of the cell;
 * with TRUNKLINE_EVERY_NUMBER the result is a list of such structs, one for each number of the cell; with
 * TRUNKLINE_WHOLE_CELLS a cell is taken for one number, which is faster where no cell holds several. A null cell gives a
 * null row.
 *
 * region_schema, regions: the region of each row, of the same types; both NULL for none. An empty or null region means the
 * classifier's own. An unknown one, in a row that has a cell, gives TRUNKLINE_ERROR_REGION;
 * trunkline_classify() tells it by an empty text.
 * columns: bits of the columns that are wanted, in the order above; 0 for all.
 *
 * The input stays the caller's; the output is released by its own release callbacks. On an error nothing is written.
 */
int32_t trunkline_classify_arrow(const trunkline_classifier *classifier, const struct ArrowSchema *schema,
                                 const struct ArrowArray *cells, const struct ArrowSchema *_Nullable region_schema,
                                 const struct ArrowArray *_Nullable regions, uint32_t columns, uint32_t flags,
                                 struct ArrowSchema *output_schema, struct ArrowArray *output);

#ifdef __clang__
#pragma clang assume_nonnull end
#else
#undef _Nullable
#undef _Nonnull
#endif

#ifdef __cplusplus
}
#endif
