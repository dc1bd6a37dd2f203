// Reads the elements of an HTML page in the order of the tree, with the byte
// offsets of each tag.
//
// `html_read` gives gumbo memory from a list, and later frees the whole list.
// If a page needs too much memory, `html_read` refuses the page. A limit on the
// number of elements would come too late, because gumbo builds the whole tree
// first: if a page of 27 KB has 2,000 `<b x=1>` with different attributes and
// then 2,000 `<p>x`, gumbo creates 4 million elements in 1.3 GB. When gumbo
// runs out of memory, it crashes. Freeing a deep tree also crashes, because
// gumbo's function calls itself for each level: 20,000 `<rt>` overflow a
// thread's stack of 512 KB.
#ifndef HTML_EVENTS_H
#define HTML_EVENTS_H

#include <stddef.h>

// Names and values end with a zero byte, except the names of tags.
typedef struct {
  const char *name;
  const char *value;
} html_attribute;

typedef struct {
  // The name as HTML spells it. If HTML has no such element, the name as the
  // page spells it.
  const char *name;
  size_t name_size;
  const html_attribute *attributes;
  size_t count;
  // The byte offsets of the start tag; both are 0 if the page has no start tag.
  size_t tag_start;
  size_t tag_end;
  // The line of the start tag, counted from 1; 0 if the page has no start tag.
  long line;
  // Whether the element belongs to SVG or MathML.
  int is_foreign;
} html_tag;

typedef struct {
  void (*open)(void *context, const html_tag *tag);
  // `end` is the byte offset of the end tag, or of whatever closes an element
  // that has no end tag.
  void (*close)(void *context, size_t end);
  // The decoded text ends with a zero byte.
  void (*text)(void *context, const char *text);
} html_handlers;

// Reads any page, even a malformed one. The content of templates is skipped.
// Returns 0 if the page needs more than `limit` bytes of memory or if the
// system has too little.
int html_read(
  const char *bytes, size_t size, size_t limit, const html_handlers *handlers,
  void *context);

#endif
