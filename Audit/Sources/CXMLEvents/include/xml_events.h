// The events of libxml2's parser, with the bytes where each tag stands.
//
// libxml2's own headers include those of ICU, which Foundation has in another
// version: no Swift file can import both. So only this one is imported.
#ifndef XML_EVENTS_H
#define XML_EVENTS_H

#include <stddef.h>

typedef struct {
  // Ends with a zero byte, and stays the same for the same name.
  const unsigned char *name;
  const unsigned char *value;
  size_t value_size;
} xml_attribute;

typedef struct {
  // The tag reaches from its "<" up to the end of its last attribute. The line
  // is that of the "<", from 1.
  void (*open)(
    void *context, const unsigned char *name, const xml_attribute *attributes,
    size_t count, size_t tag_start, size_t tag_end, long line);
  void (*close)(void *context);
  void (*text)(void *context, const unsigned char *bytes, size_t size);
  // The message may end with a line break. No event follows.
  void (*fail)(void *context, const char *message, long line);
} xml_handlers;

// Reads a text in UTF-8, whatever encoding it claims; refuses entities and the
// network. Returns 0 when out of memory.
int xml_read(
  const char *bytes, int size, const xml_handlers *handlers, void *context);

#endif
