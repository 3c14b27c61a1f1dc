#include "AllocationCounter.h"

#include <stddef.h>
#include <stdlib.h>

static uint64_t count;

uint64_t allocation_count(void) {
    return __atomic_load_n(&count, __ATOMIC_RELAXED);
}

#ifdef __GLIBC__
#include <malloc.h>

uint64_t allocated_bytes(void) {
    return mallinfo2().uordblks;
}
#else
uint64_t allocated_bytes(void) {
    return 0;
}
#endif

// Other C libraries do not let a program replace malloc like this; the count then stays 0.
#ifdef __GLIBC__

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

static void note(void) {
    __atomic_fetch_add(&count, 1, __ATOMIC_RELAXED);
}

void *malloc(size_t size) {
    note();
    return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
    note();
    return __libc_calloc(number, size);
}

void *realloc(void *block, size_t size) {
    note();
    return __libc_realloc(block, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
    note();
    return __libc_memalign(alignment, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
    note();
    *block = __libc_memalign(alignment, size);
    return *block ? 0 : 12;
}

#endif
