// The entry of libFuzzer for programs with a main function of their own.
#pragma once

#include <stddef.h>
#include <stdint.h>

/// Calls the callback with one input after another, as the arguments say. See https://llvm.org/docs/LibFuzzer.html.
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*callback)(const uint8_t *data, size_t size));
