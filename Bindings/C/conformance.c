// Reads lines of a region, a tab and a cell from standard input, and writes the first number of each cell as one line:
// verdict, reason, E.164 form of an accepted number, of any number, extension, calling code, region, categories and rule, with tabs in between.

#include <stdio.h>
#include <string.h>
#include <trunkline.h>

static int32_t take_first(void *context, size_t start, size_t length, const trunkline_number *number) {
    (void)start;
    (void)length;
    *(trunkline_number *)context = *number;
    return 1;
}

static void print_names(uint32_t bits, const char *(*name)(uint32_t)) {
    const char *separator = "";
    for (uint32_t bit = 0; name(bit) != NULL; bit++) {
        if ((bits >> bit & 1) == 0) continue;
        printf("%s%s", separator, name(bit));
        separator = ",";
    }
}

int main(void) {
    trunkline_classifier *classifier = NULL;
    if (trunkline_open(NULL, &classifier) != TRUNKLINE_OK) return 1;
    static char line[1 << 20];
    while (fgets(line, sizeof line, stdin) != NULL) {
        line[strcspn(line, "\n")] = 0;
        char *cell = strchr(line, '\t');
        if (cell == NULL) return 65;
        *cell++ = 0;
        trunkline_number number;
        if (trunkline_for_each_number(classifier, cell, strlen(cell), line, take_first, &number) < 0) return 65;
        char rule[512] = "";
        if (number.rule > 0) trunkline_rule_text(number.rule, TRUNKLINE_RULE_NAME, rule, sizeof rule);
        printf("%s\t%s\t%s\t%s\t%s\t", trunkline_verdict_name(number.verdict), trunkline_reason_name(number.reason),
               number.e164, number.form, number.extension);
        if (number.country_code > 0) printf("%u", number.country_code);
        printf("\t%s\t", number.region);
        print_names(number.categories, trunkline_category_name);
        printf("\t%s\n", rule);
    }
    trunkline_close(classifier);
    return 0;
}
