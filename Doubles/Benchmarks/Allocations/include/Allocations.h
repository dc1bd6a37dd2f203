#pragma once
#include <stddef.h>

/// How often malloc was called so far, and how many bytes are in use.
size_t allocation_count(void);
size_t allocated_bytes(void);
