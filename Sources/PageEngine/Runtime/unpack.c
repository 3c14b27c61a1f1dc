// Unpacks a file of the format LZMA, the smallest that the engine has: no browser unpacks it by itself.
//
// The format: https://github.com/jljusten/LZMA-SDK/blob/master/DOC/lzma-specification.txt. A file has a head of 13 bytes and one
// stream of bits, each of which is packed by the odds of what was there before. It ends with a marker; the size in the head may be unknown.

#include <stddef.h>
#include <stdint.h>

extern unsigned char __heap_base;

enum { page_size = 65536, head_size = 13, coder_size = 5 };

/// The odds of one decision: the probability of a 0, of 2,048.
typedef uint16_t odds;
enum { even = 1024, odds_bits = 11, odds_shift = 5 };

enum { states = 12, most_units = 16, distance_kinds = 4, literal_odds = 0x300, most_literal_bits = 12 };

struct length_odds { odds is_not_low, is_not_middle, low[most_units][8], middle[most_units][8], high[256]; };

/// All that is learned.
static struct model {
    odds is_match[states][most_units], is_repeated[states], is_not_last[states], is_not_second[states], is_not_third[states];
    odds is_long[states][most_units];
    odds slots[distance_kinds][64], low_distances[128], aligned[16];
    struct length_odds lengths, repeated_lengths;
    odds literals[literal_odds << most_literal_bits];
} model;

static size_t packed_size;
static const unsigned char *input, *input_end;
static uint32_t range, code;
static int is_damaged;

static unsigned char *packed(void) { return &__heap_base; }

/// The place of what is unpacked, behind the file.
__attribute__((export_name("unpacked"))) unsigned char *unpacked(void) { return &__heap_base + packed_size; }

/// Grows the memory up to an address; 0 if there is no more.
static int reserve(uintptr_t end) {
    uintptr_t available = (uintptr_t)__builtin_wasm_memory_size(0) * page_size;
    return end <= available || __builtin_wasm_memory_grow(0, (end - available + page_size - 1) / page_size) != (size_t)-1;
}

/// The place for a file of a size; 0 if it is too large.
__attribute__((export_name("place"))) unsigned char *place(size_t size) {
    packed_size = size;
    return reserve((uintptr_t)packed() + size) ? packed() : 0;
}

static void widen(void) {
    if (range >> 24) return;
    if (input == input_end) is_damaged = 1;
    range <<= 8;
    code = code << 8 | (input < input_end ? *input++ : 0);
}

static unsigned bit(odds *known) {
    uint32_t bound = (range >> odds_bits) * *known;
    unsigned found = code >= bound;
    if (found) {
        range -= bound;
        code -= bound;
        *known -= *known >> odds_shift;
    } else {
        range = bound;
        *known += ((1 << odds_bits) - *known) >> odds_shift;
    }
    widen();
    return found;
}

/// A number of a few bits, each with odds for those before it.
static unsigned number(odds *tree, unsigned bits) {
    unsigned found = 1;
    for (unsigned i = 0; i < bits; i++) found = found << 1 | bit(tree + found);
    return found - (1u << bits);
}

/// The same, with the lowest bit first.
static unsigned reversed_number(odds *tree, unsigned bits) {
    unsigned branch = 1, found = 0;
    for (unsigned i = 0; i < bits; i++) {
        unsigned one = bit(tree + branch);
        branch = branch << 1 | one;
        found |= one << i;
    }
    return found;
}

/// A number whose bits are as often 0 as 1.
static uint32_t even_number(unsigned bits) {
    uint32_t found = 0;
    for (unsigned i = 0; i < bits; i++) {
        range >>= 1;
        unsigned one = code >= range;
        if (one) code -= range;
        found = found << 1 | one;
        widen();
    }
    return found;
}

/// The number of bytes of a match.
static unsigned length(struct length_odds *known, unsigned unit) {
    if (!bit(&known->is_not_low)) return 2 + number(known->low[unit], 3);
    if (!bit(&known->is_not_middle)) return 10 + number(known->middle[unit], 3);
    return 18 + number(known->high, 8);
}

/// The distance of a match of a length, less one.
static uint32_t distance(unsigned length) {
    unsigned kind = length - 2 < distance_kinds ? length - 2 : distance_kinds - 1, slot = number(model.slots[kind], 6);
    if (slot < 4) return slot;
    unsigned bits = (slot >> 1) - 1;
    uint32_t start = (2 | (slot & 1)) << bits;
    if (slot < 14) return start + reversed_number(model.low_distances + start - slot, bits);
    start += even_number(bits - 4) << 4;
    return start + reversed_number(model.aligned, 4);
}

/// A byte that is no part of a match. After a match it is likely to differ from the byte that would have continued it.
static unsigned char literal(odds *tree, int follows_match, unsigned expected) {
    unsigned found = 1;
    while (follows_match && found < 0x100) {
        unsigned likely = expected >> 7 & 1, one = bit(tree + ((1 + likely) << 8) + found);
        expected <<= 1;
        found = found << 1 | one;
        if (one != likely) break;
    }
    while (found < 0x100) found = found << 1 | bit(tree + found);
    return (unsigned char)found;
}

/// Unpacks the file at its place: the number of bytes, or -1 if it is damaged or larger than the memory may grow.
__attribute__((export_name("unpack"))) long unpack(void) {
    if (packed_size < head_size + coder_size || *packed() >= 9 * 5 * 5) return -1;
    unsigned properties = *packed(), context_bits = properties % 9, place_bits = properties / 9 % 5;
    unsigned unit_mask = (1u << properties / 45) - 1, place_mask = (1u << place_bits) - 1;
    for (odds *known = (odds *)&model; known < (odds *)(&model + 1); known++) *known = even;
    input = packed() + head_size + 1;
    input_end = packed() + packed_size;
    range = 0xFFFFFFFF;
    code = (uint32_t)input[0] << 24 | (uint32_t)input[1] << 16 | (uint32_t)input[2] << 8 | input[3];
    input += 4;
    is_damaged = 0;

    unsigned char *output = unpacked();
    uint32_t count = 0, last = 0, second = 0, third = 0, fourth = 0;
    unsigned state = 0;
    while (!is_damaged) {
        unsigned unit = count & unit_mask;
        if (!bit(&model.is_match[state][unit])) {
            if (!reserve((uintptr_t)output + count + 1)) return -1;
            unsigned before = count ? output[count - 1] : 0;
            unsigned context = ((count & place_mask) << context_bits) + (before >> (8 - context_bits));
            output[count] = literal(
                model.literals + literal_odds * context, state >= 7, state >= 7 ? output[count - last - 1] : 0);
            count++;
            state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
            continue;
        }
        unsigned size = 1;
        if (!bit(&model.is_repeated[state])) {
            fourth = third, third = second, second = last;
            size = length(&model.lengths, unit);
            last = distance(size);
            state = state < 7 ? 7 : 10;
            if (last == 0xFFFFFFFF) return is_damaged ? -1 : (long)count;
        } else {
            int is_last = !bit(&model.is_not_last[state]);
            if (!is_last) {
                uint32_t repeated = second;
                if (bit(&model.is_not_second[state])) {
                    repeated = third;
                    if (bit(&model.is_not_third[state])) repeated = fourth, fourth = third;
                    third = second;
                }
                second = last, last = repeated;
            }
            if (is_last && !bit(&model.is_long[state][unit])) {
                state = state < 7 ? 9 : 11;
            } else {
                size = length(&model.repeated_lengths, unit);
                state = state < 7 ? 8 : 11;
            }
        }
        if (last >= count || !reserve((uintptr_t)output + count + size)) return -1;
        for (; size; size--, count++) output[count] = output[count - last - 1];
    }
    return -1;
}
