// The elements of an HTML page in the order of the tree, with the bytes where
// each tag stands.
//
// gumbo gets its memory from a list that is freed as a whole, and a page that
// wants too much is refused. A limit on the page instead would have to build the
// tree to be one: of 2,000 `<b x=1>` with different attributes and 2,000 `<p>x`
// behind them, 27 KB, gumbo makes 4 million elements in 1.3 GB. Nor does it bear
// to have no memory, or free a deep tree: it calls itself for each level, and
// 20,000 `<rt>` are too many for the 512 KB of a thread's stack.
#ifndef HTML_EVENTS_H
#define HTML_EVENTS_H

#include <stddef.h>

// Names and values end with a zero byte, but for the names of tags.
typedef struct {
  const char *name;
  const char *value;
} html_attribute;

typedef struct {
  // As HTML writes it, or as the page does where HTML has no such element.
  const char *name;
  size_t name_size;
  const html_attribute *attributes;
  size_t count;
  // The bytes of the start tag; both 0 where the page has none.
  size_t tag_start;
  size_t tag_end;
  // That of the start tag, from 1; 0 where the page has none.
  long line;
  // Of SVG or MathML.
  int is_foreign;
} html_tag;

typedef struct {
  void (*open)(void *context, const html_tag *tag);
  // With the byte of the end tag, or of what ends the element without one.
  void (*close)(void *context, size_t end);
  // The decoded text ends with a zero byte.
  void (*text)(void *context, const char *text);
} html_handlers;

// Reads a page, whatever it contains. The content of templates is left out.
// Returns 0 where the page needs more memory than `limit` bytes, or than there
// is.
int html_read(
  const char *bytes, size_t size, size_t limit, const html_handlers *handlers,
  void *context);

#endif
