#include "trunkline.h"

// Creates every shared constant of the library. Defined in Swift.
void _trunkline_prepare(void);

// Shared constants are created when the library is loaded, by one thread: after that they are only read.
__attribute__((constructor)) static void prepare(void) { _trunkline_prepare(); }

#ifdef TRUNKLINE_EMBEDDED
#include <sys/syscall.h>
#include <unistd.h>

// Embedded Swift seeds its hashing with arc4random_buf, which glibc has since 2.36 only.
__attribute__((visibility("hidden"))) void arc4random_buf(void *buffer, size_t count) {
    unsigned char *next = buffer;
    while (count > 0) {
        long taken = syscall(SYS_getrandom, next, count, 0);
        if (taken <= 0) continue;
        next += taken;
        count -= (size_t)taken;
    }
}
#endif
