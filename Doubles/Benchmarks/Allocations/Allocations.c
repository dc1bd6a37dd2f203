#define _GNU_SOURCE
#include "Allocations.h"

#include <malloc.h>
#include <stdlib.h>

// The functions below replace glibc's allocation functions. The prefix of
// glibc's own functions is `__libc_`.
void *__libc_malloc(size_t);
void *__libc_memalign(size_t, size_t);
static size_t count;

void *malloc(size_t size) {
  count += 1;
  return __libc_malloc(size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  count += 1;
  *result = __libc_memalign(alignment, size);
  return *result ? 0 : 12;
}

size_t allocation_count(void) { return count; }

size_t allocated_bytes(void) {
  struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
}
