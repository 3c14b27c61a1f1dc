// Reads seeded random byte strings through the library: on one thread, on eight at once, in children that are forked while those
// threads work, and as Arrow columns. What the library says of each string has to be the same everywhere.
//
//     stress [COUNT] [SEED]

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <trunkline.h>
#include <unistd.h>

enum { threads = 8, children = 4, maximum_length = 48 };
static uint64_t seed = 1;
static long count = 1000000;
static trunkline_classifier *classifier;

// SplitMix64, https://prng.di.unimi.it/splitmix64.c
static uint64_t next(uint64_t *state) {
    uint64_t z = (*state += 0x9E3779B97F4A7C15);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EB;
    return z ^ (z >> 31);
}

// FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv/
static uint64_t mix(uint64_t hash, const void *bytes, size_t length) {
    const unsigned char *byte = bytes;
    for (size_t i = 0; i < length; i++) hash = (hash ^ byte[i]) * 0x100000001B3;
    return hash;
}

// Half of the strings are any bytes, the others what numbers are written with.
static size_t make(uint64_t *state, char *text) {
    static const char alphabet[] = "0123456789012345678901234567890123456789+-() ./;x,#*=\"A";
    uint64_t choice = next(state);
    size_t length = choice % (maximum_length + 1);
    for (size_t i = 0; i < length; i++) {
        uint64_t number = next(state);
        text[i] = (choice >> 32) & 1 ? (char)number : alphabet[number % (sizeof alphabet - 1)];
    }
    return length;
}

static const char *region(uint64_t *state) {
    static const char *const regions[] = {"", "US", "DE", "GB", "FR", "AR", " us", "001"};
    return regions[next(state) % 8];
}

static int32_t add(void *context, size_t start, size_t length, const trunkline_number *number) {
    uint64_t *hash = context;
    *hash = mix(*hash, &start, sizeof start);
    *hash = mix(*hash, &length, sizeof length);
    *hash = mix(*hash, number, sizeof *number);
    char text[128];
    int32_t written = trunkline_format(number, TRUNKLINE_INTERNATIONAL, text, sizeof text);
    *hash = mix(*hash, text, written > 0 ? (size_t)written : 0);
    return TRUNKLINE_OK;
}

// What is said of some strings; each has a hash of its own, so that any part of them can be read alone.
static uint64_t read_strings(long first, long end) {
    uint64_t sum = 0;
    for (long index = first; index < end; index++) {
        uint64_t state = seed * 0x100000001 + (uint64_t)index, hash = 0xCBF29CE484222325;
        char text[maximum_length];
        size_t length = make(&state, text);
        if (trunkline_for_each_number(classifier, text, length, region(&state), add, &hash) != TRUNKLINE_OK) abort();
        trunkline_number number;
        memset(&number, 0, sizeof number);
        if (trunkline_classify(classifier, text, length, NULL, &number) != TRUNKLINE_OK) abort();
        sum += mix(hash, &number, sizeof number);
    }
    return sum;
}

static void *run_all(void *result) {
    *(uint64_t *)result = read_strings(0, count);
    return NULL;
}

static int32_t take_first(void *context, size_t start, size_t length, const trunkline_number *number) {
    (void)start;
    (void)length;
    *(trunkline_number *)context = *number;
    return 1;
}

// The number of rows whose verdict an Arrow column has otherwise than the same cells one by one.
static long compare_columns(void) {
    enum { rows = 4096 };
    static char bytes[rows * maximum_length];
    static int32_t offsets[rows + 1];
    long wrong = 0;
    for (long first = 0; first + rows <= count; first += rows) {
        for (long row = 0; row < rows; row++) {
            uint64_t state = seed * 0x100000001 + (uint64_t)(first + row);
            offsets[row + 1] = offsets[row] + (int32_t)make(&state, bytes + offsets[row]);
        }
        const void *buffers[] = {NULL, offsets, bytes};
        struct ArrowSchema schema = {.format = "u"}, output_schema;
        struct ArrowArray cells = {.length = rows, .n_buffers = 3, .buffers = buffers}, output;
        int32_t code = trunkline_classify_arrow(classifier, &schema, &cells, NULL, NULL, 1u << 5, 0, &output_schema, &output);
        if (code != TRUNKLINE_OK) return count;
        const int32_t *ends = output.children[0]->buffers[1];
        const char *words = output.children[0]->buffers[2];
        for (long row = 0; row < rows; row++) {
            trunkline_number number;
            size_t length = (size_t)(offsets[row + 1] - offsets[row]);
            trunkline_for_each_number(classifier, bytes + offsets[row], length, NULL, take_first, &number);
            const char *word = trunkline_verdict_name(number.verdict);
            size_t word_length = (size_t)(ends[row + 1] - ends[row]);
            wrong += word_length != strlen(word) || memcmp(words + ends[row], word, word_length) != 0;
        }
        output.release(&output);
        output_schema.release(&output_schema);
    }
    return wrong;
}

int main(int argc, char **argv) {
    if (argc > 1) count = atol(argv[1]);
    if (argc > 2) seed = strtoull(argv[2], NULL, 10);
    if (trunkline_open(NULL, &classifier) != TRUNKLINE_OK) return 1;
    uint64_t tenth = read_strings(0, count / 10), found[threads];
    uint64_t expected = tenth + read_strings(count / 10, count);
    int failures = 0;
    pthread_t running[threads];
    for (int i = 0; i < threads; i++) pthread_create(&running[i], NULL, run_all, &found[i]);
    for (int i = 0; i < children; i++) {
        // The child has only the thread that forked; whatever the others were doing must not keep it waiting.
        if (fork() == 0) _exit(read_strings(0, count / 10) == tenth ? 0 : 1);
    }
    for (int i = 0; i < threads; i++) {
        pthread_join(running[i], NULL);
        failures += found[i] != expected;
    }
    for (int i = 0; i < children; i++) {
        int status = 0;
        wait(&status);
        failures += status != 0;
    }
    pid_t whole = fork();
    if (whole == 0) _exit(read_strings(0, count) == expected ? 0 : 1);
    int status = 0;
    waitpid(whole, &status, 0);
    failures += status != 0;
    long wrong = compare_columns();
    printf("%ld strings, seed %llu: hash %016llx; %d of %d threads and children differ, %ld rows of Arrow columns differ\n", count,
           (unsigned long long)seed, (unsigned long long)expected, failures, threads + children + 1, wrong);
    trunkline_close(classifier);
    return failures > 0 || wrong > 0;
}
