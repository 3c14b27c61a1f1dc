// The functions of a C library that Embedded Swift needs, for a module that imports nothing from the page.

#include <stddef.h>
#include <stdint.h>

void *memcpy(void *to, const void *from, size_t count) { return __builtin_memcpy(to, from, count); }
void *memmove(void *to, const void *from, size_t count) { return __builtin_memmove(to, from, count); }
void *memset(void *to, int byte, size_t count) { return __builtin_memset(to, byte, count); }

int memcmp(const void *first, const void *second, size_t count) {
    const unsigned char *a = first, *b = second;
    for (size_t i = 0; i < count; i++)
        if (a[i] != b[i]) return a[i] - b[i];
    return 0;
}

size_t strlen(const char *text) {
    size_t count = 0;
    while (text[count]) count++;
    return count;
}

// A block of memory has a size that is a power of two, and 16 bytes in front of it with the exponent. Freed blocks wait
// in a list for each size.

extern unsigned char __heap_base;

enum { header_size = 16, page_size = 65536, smallest_exponent = 4, exponents = 31 };

struct free_block { struct free_block *next; };

static struct free_block *free_blocks[exponents];
static uintptr_t heap_end;

static unsigned exponent_of(size_t count) {
    return count <= 1u << smallest_exponent ? smallest_exponent : 32 - (unsigned)__builtin_clz((unsigned)count - 1);
}

void *malloc(size_t count) {
    if (count > 1u << (exponents - 1)) __builtin_trap();
    unsigned exponent = exponent_of(count);
    struct free_block *block = free_blocks[exponent];
    if (block) {
        free_blocks[exponent] = block->next;
        return block;
    }
    if (!heap_end) heap_end = ((uintptr_t)&__heap_base + header_size - 1) & ~(uintptr_t)(header_size - 1);
    uintptr_t start = heap_end, end = start + header_size + ((uintptr_t)1 << exponent);
    uintptr_t available = (uintptr_t)__builtin_wasm_memory_size(0) * page_size;
    if (end < start) __builtin_trap();
    if (end > available) {
        uintptr_t pages = (end - available + page_size - 1) / page_size, quarter = available / page_size / 4;
        if (__builtin_wasm_memory_grow(0, pages > quarter ? pages : quarter) == (size_t)-1) __builtin_trap();
    }
    heap_end = end;
    *(unsigned *)start = exponent;
    return (void *)(start + header_size);
}

void free(void *memory) {
    if (!memory) return;
    unsigned exponent = *(unsigned *)((uintptr_t)memory - header_size);
    struct free_block *block = memory;
    block->next = free_blocks[exponent];
    free_blocks[exponent] = block;
}

int posix_memalign(void **result, size_t alignment, size_t count) {
    if (alignment > header_size) __builtin_trap();
    *result = malloc(count);
    return 0;
}

// Sets and dictionaries hash with this seed, the same in every run; their order shows nowhere.
void arc4random_buf(void *to, size_t count) { __builtin_memset(to, 0x5A, count); }

int putchar(int byte) { return byte; }
