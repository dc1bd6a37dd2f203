// Reads the elements of an HTML page in tree order. Reports the byte offsets of
// each tag.
//
// `html_read` gives gumbo memory from a list. At the end, `html_read` frees the
// whole list. If a page needs too much memory, `html_read` refuses the page.
// gumbo builds the whole tree first. A limit on the number of elements would
// therefore be too late. For example, a page of 27 KB can have 2,000 `<b x=1>`
// with different attributes, followed by 2,000 `<p>x`. From this page, gumbo
// creates 4 million elements in 1.3 GB. When gumbo runs out of memory, it
// crashes. gumbo's function for freeing a tree is recursive. The function
// crashes on a deep tree: 20,000 `<rt>` overflow a thread's stack of 512 KB.
#ifndef HTML_EVENTS_H
#define HTML_EVENTS_H

#include <stddef.h>

// Names and values end with a zero byte. The name of a tag has no zero byte at
// the end.
typedef struct {
  const char *name;
  const char *value;
} html_attribute;

typedef struct {
  // The name as HTML spells it. The name of an unknown element is spelled as in
  // the page.
  const char *name;
  size_t name_size;
  const html_attribute *attributes;
  size_t count;
  // The byte offsets of the start tag. Both offsets are 0 if the page has no
  // start tag.
  size_t tag_start;
  size_t tag_end;
  // The line of the start tag, counted from 1. The line is 0 if the page has no
  // start tag.
  long line;
  // Whether the element belongs to SVG or MathML.
  int is_foreign;
} html_tag;

typedef struct {
  void (*open)(void *context, const html_tag *tag);
  // `end` is the byte offset of the end tag. Without an end tag, `end` is the
  // offset at which the parser closed the element.
  void (*close)(void *context, size_t end);
  // The decoded text ends with a zero byte.
  void (*text)(void *context, const char *text);
} html_handlers;

// Reads any page, even a malformed one. The content of templates is skipped.
// Returns 0 if the page needs more than `limit` bytes. Also returns 0 if the
// system has too little memory.
int html_read(
  const char *bytes, size_t size, size_t limit, const html_handlers *handlers,
  void *context);

#endif
