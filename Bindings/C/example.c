// Reads the numbers of each argument, or of each line of standard input, in a region:
//
//     cc example.c $(pkg-config --cflags --libs trunkline) -o example
//     ./example US '(650) 253-0000; (212) 555-0123'

#include <stdio.h>
#include <string.h>
#include <trunkline.h>

static int32_t print_number(void *context, size_t start, size_t length, const trunkline_number *number) {
    const char *cell = context;
    const char *reason = trunkline_reason_name(number->reason);
    printf("%.*s\t%s\t%s\t%s\n", (int)length, cell + start, trunkline_verdict_name(number->verdict),
           number->reason ? reason : "-", number->e164_length ? number->e164 : "-");
    char citation[512];
    if (number->rule > 0 && trunkline_rule_text(number->rule, TRUNKLINE_RULE_SOURCE_NAME, citation, sizeof citation) > 0)
        printf("\t%s\n", citation);
    return 0;
}

int main(int count, char **arguments) {
    if (trunkline_abi() != TRUNKLINE_ABI) {
        fprintf(stderr, "libtrunkline has interface %u, not %u\n", trunkline_abi(), TRUNKLINE_ABI);
        return 1;
    }
    trunkline_options options = {.size = sizeof options};
    if (count > 1) strncpy(options.region, arguments[1], sizeof options.region - 1);
    trunkline_classifier *classifier = NULL;
    int32_t error = trunkline_open(&options, &classifier);
    if (error != TRUNKLINE_OK) {
        fprintf(stderr, "%s\n", trunkline_error_text(error));
        return 1;
    }
    for (int i = 2; i < count; i++)
        trunkline_for_each_number(classifier, arguments[i], strlen(arguments[i]), NULL, print_number, arguments[i]);
    if (count < 3) {
        char line[65536];
        while (fgets(line, sizeof line, stdin) != NULL)
            trunkline_for_each_number(classifier, line, strcspn(line, "\n"), NULL, print_number, line);
    }
    trunkline_close(classifier);
    return 0;
}
