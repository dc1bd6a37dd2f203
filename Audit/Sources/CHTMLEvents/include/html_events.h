// Reads the elements of an HTML page in the order of the tree, with the byte
// offsets of each tag.
//
// gumbo gets its memory from a list that is freed as a whole, and a page that
// needs too much memory is refused. A limit on the page itself could only be
// checked after gumbo has built the tree: for a page of 27 KB with 2,000 `<b
// x=1>` with different attributes and then 2,000 `<p>x`, gumbo makes 4 million
// elements in 1.3 GB. gumbo also crashes when it runs out of memory or frees a
// deep tree: it calls itself for each level, and 20,000 `<rt>` are too many for
// the 512 KB of a thread's stack.
#ifndef HTML_EVENTS_H
#define HTML_EVENTS_H

#include <stddef.h>

// Names and values end with a zero byte, except the names of tags.
typedef struct {
  const char *name;
  const char *value;
} html_attribute;

typedef struct {
  // The name as HTML spells it, or as the page does if HTML has no such
  // element.
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
