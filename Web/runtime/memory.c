// The two allocation functions that Swift calls. They suit a module of a few
// kilobytes. Each block's size is a power of two. Each size has its own list of
// free blocks.

#include <stddef.h>
#include <stdint.h>

enum { header = 16, page = 65536 };

extern unsigned char __heap_base;
static uintptr_t top;
static void *freed[32];

int posix_memalign(void **result, size_t alignment, size_t size) {
  (void)alignment;  // Swift asks for at most 16, and every block has that alignment.
  unsigned order = 32 - __builtin_clz((unsigned)(size + header - 1));
  unsigned char *block = freed[order];
  if (block) {
    freed[order] = *(void **)(block + header);
  } else {
    if (!top) top = ((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15;
    uintptr_t end = top + ((uintptr_t)1 << order);
    size_t have = __builtin_wasm_memory_size(0);
    size_t need = (end + page - 1) / page;
    if (need > have &&
        __builtin_wasm_memory_grow(0, need - have) == (size_t)-1)
      return 12;  // ENOMEM
    block = (unsigned char *)top;
    *(unsigned *)block = order;
    top = end;
  }
  *result = block + header;
  return 0;
}

void free(void *pointer) {
  if (!pointer) return;
  unsigned char *block = (unsigned char *)pointer - header;
  unsigned order = *(unsigned *)block;
  *(void **)pointer = freed[order];
  freed[order] = block;
}
