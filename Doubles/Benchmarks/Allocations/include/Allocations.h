#pragma once
#include <stddef.h>

#include "Counting.h"

/// Counts the calls to `malloc`, and the bytes in use.
size_t allocation_count(void);
size_t allocated_bytes(void);
