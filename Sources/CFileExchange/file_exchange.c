#define _GNU_SOURCE
#include "file_exchange.h"

#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>

#if defined(__APPLE__)

int trunkline_exchange(const char *first, const char *second) { return renamex_np(first, second, RENAME_SWAP); }

int trunkline_synchronize(int descriptor) { return fcntl(descriptor, F_FULLFSYNC); }

#else

#ifndef RENAME_EXCHANGE
#define RENAME_EXCHANGE 2
#endif

int trunkline_exchange(const char *first, const char *second) {
    return renameat2(AT_FDCWD, first, AT_FDCWD, second, RENAME_EXCHANGE);
}

int trunkline_synchronize(int descriptor) { return syncfs(descriptor); }

#endif
