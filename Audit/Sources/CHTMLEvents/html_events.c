#include "html_events.h"

#include <gumbo.h>
#include <setjmp.h>
#include <stddef.h>
#include <stdlib.h>

// An allocated piece of memory, as an item of a linked list.
typedef struct piece {
  struct piece *next;
  _Alignas(max_align_t) char bytes[];
} piece;

typedef struct {
  const char *bytes;
  const html_handlers *handlers;
  void *context;
  html_attribute *attributes;
  size_t capacity;
  piece *pieces;
  size_t rest;
  jmp_buf no_memory;
} reading;

static void *allocate(void *userdata, size_t size) {
  reading *self = userdata;
  piece *new = size < self->rest ? malloc(sizeof(piece) + size) : NULL;
  // gumbo doesn't check whether an allocation failed.
  if (!new) longjmp(self->no_memory, 1);
  self->rest -= size;
  new->next = self->pieces;
  self->pieces = new;
  return new->bytes;
}

// Frees nothing. `html_read` frees all pieces at the end. Until then, a page
// needs a third more memory.
static void keep(void *userdata, void *memory) {
  (void)userdata;
  (void)memory;
}

static size_t offset(const reading *self, const GumboStringPiece *text) {
  return text->data ? text->data - self->bytes : 0;
}

static void open_element(reading *self, const GumboNode *node) {
  const GumboElement *element = &node->v.element;
  unsigned int count = element->attributes.length;
  if (self->capacity < count) {
    self->attributes = allocate(self, count * sizeof(html_attribute));
    self->capacity = count;
  }
  for (unsigned int each = 0; each < count; each++) {
    const GumboAttribute *attribute = element->attributes.data[each];
    self->attributes[each].name = attribute->name;
    self->attributes[each].value = attribute->value;
  }
  GumboStringPiece name = {gumbo_normalized_tagname(element->tag), 0};
  if (element->tag == GUMBO_TAG_UNKNOWN) {
    name = element->original_tag;
    gumbo_tag_from_original_text(&name);
  } else {
    while (name.data[name.length]) name.length++;
  }
  size_t start = offset(self, &element->original_tag);
  html_tag tag = {
    name.data, name.length, self->attributes, count, start,
    start + element->original_tag.length,
    element->original_tag.length ? element->start_pos.line : 0,
    element->tag_namespace != GUMBO_NAMESPACE_HTML,
  };
  self->handlers->open(self->context, &tag);
}

static void open_node(reading *self, const GumboNode *node) {
  switch (node->type) {
    case GUMBO_NODE_ELEMENT:
    case GUMBO_NODE_TEMPLATE:
      open_element(self, node);
      break;
    case GUMBO_NODE_TEXT:
    case GUMBO_NODE_WHITESPACE:
    case GUMBO_NODE_CDATA:
      self->handlers->text(self->context, node->v.text.text);
      break;
    default:
      break;
  }
}

static void close_node(reading *self, const GumboNode *node) {
  if (node->type == GUMBO_NODE_ELEMENT || node->type == GUMBO_NODE_TEMPLATE) {
    self->handlers->close(self->context, node->v.element.end_pos.offset);
  }
}

static const GumboNode *child(const GumboNode *node, size_t index) {
  const GumboVector *children =
    node->type == GUMBO_NODE_DOCUMENT  ? &node->v.document.children
    : node->type == GUMBO_NODE_ELEMENT ? &node->v.element.children
                                       : NULL;
  return children && index < children->length ? children->data[index] : NULL;
}

// The function isn't recursive. A recursive function would overflow the stack
// on deeply nested pages.
static void walk(reading *self, const GumboNode *document) {
  const GumboNode *node = document;
  size_t index = 0;
  while (node) {
    const GumboNode *next = child(node, index);
    if (next) {
      open_node(self, next);
      node = next;
      index = 0;
    } else {
      close_node(self, node);
      if (node == document) return;
      index = node->index_within_parent + 1;
      node = node->parent;
    }
  }
}

static int read_page(reading *self, size_t size) {
  // gumbo must not record errors. For each error, gumbo would store the whole
  // path to the element.
  GumboOptions options = kGumboDefaultOptions;
  options.allocator = allocate;
  options.deallocator = keep;
  options.userdata = self;
  options.max_errors = 0;
  if (setjmp(self->no_memory)) return 0;
  walk(self, gumbo_parse_with_options(&options, self->bytes, size)->document);
  return 1;
}

int html_read(
  const char *bytes, size_t size, size_t limit, const html_handlers *handlers,
  void *context) {
  reading self = {bytes, handlers, context};
  self.rest = limit;
  int is_read = read_page(&self, size);
  while (self.pieces) {
    piece *first = self.pieces;
    self.pieces = first->next;
    free(first);
  }
  return is_read;
}
