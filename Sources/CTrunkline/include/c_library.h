// What the Swift side of the library uses of the C library. Not part of the interface.
#pragma once

#include <stdlib.h>
#include <string.h>
