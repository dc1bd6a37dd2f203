// Reports the events of libxml2's parser. Adds the byte offsets of each tag.
//
// No Swift file can import both libxml2 and Foundation. The headers of libxml2
// include ICU, and Foundation has another version of ICU. The Swift code
// imports only this header.
#ifndef XML_EVENTS_H
#define XML_EVENTS_H

#include <stddef.h>

typedef struct {
  // The name ends with a zero byte. Equal names have the same pointer.
  const unsigned char *name;
  const unsigned char *value;
  size_t value_size;
} xml_attribute;

typedef struct {
  // `tag_start` is the offset of the tag's "<". `tag_end` is the end of the
  // tag's last attribute. `line` is the line of the "<", counted from 1.
  void (*open)(
    void *context, const unsigned char *name, const xml_attribute *attributes,
    size_t count, size_t tag_start, size_t tag_end, long line);
  void (*close)(void *context);
  void (*text)(void *context, const unsigned char *bytes, size_t size);
  // The message may end with a line break. No event follows `fail`.
  void (*fail)(void *context, const char *message, long line);
} xml_handlers;

// Reads XML as UTF-8, whatever encoding the XML declares. Refuses entities, and
// never accesses the network. Returns 0 if memory runs out.
int xml_read(
  const char *bytes, int size, const xml_handlers *handlers, void *context);

#endif
