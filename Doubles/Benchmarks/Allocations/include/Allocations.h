#pragma once
#include <stddef.h>

/// The number of calls to malloc so far, and the number of bytes in use.
size_t allocation_count(void);
size_t allocated_bytes(void);
