#include "xml_events.h"

#include <libxml/parser.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
  const xml_handlers *handlers;
  void *context;
  xml_attribute *attributes;
  size_t capacity;
  int has_failed;
} reading;

static reading *of(void *parser) {
  return ((xmlParserCtxtPtr)parser)->_private;
}

static void fail(void *parser, const char *message) {
  xmlParserCtxtPtr context = parser;
  reading *self = of(parser);
  // Only the first failure is reported. The other failures follow from it.
  if (self->has_failed) return;
  self->has_failed = 1;
  self->handlers->fail(
    self->context, message, context->input ? context->input->line : 0);
  xmlStopParser(context);
}

static void open_tag(
  void *parser, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri,
  int namespace_count, const xmlChar **namespaces, int count, int default_count,
  const xmlChar **values) {
  reading *self = of(parser);
  if (self->has_failed) return;
  if (self->capacity < (size_t)count) {
    xml_attribute *larger =
      realloc(self->attributes, count * sizeof(xml_attribute));
    if (!larger) return fail(parser, "out of memory");
    self->attributes = larger;
    self->capacity = count;
  }
  // libxml2 passes five values for each attribute: name, prefix, namespace,
  // start and end.
  for (int each = 0; each < count; each++) {
    self->attributes[each].name = values[5 * each];
    self->attributes[each].value = values[5 * each + 3];
    self->attributes[each].value_size =
      values[5 * each + 4] - values[5 * each + 3];
  }
  // The parser has read past the last attribute. No attribute contains "<", so
  // the last "<" starts the tag.
  xmlParserInputPtr input = ((xmlParserCtxtPtr)parser)->input;
  const xmlChar *start = input->cur;
  long line = input->line;
  while (start > input->base && *start != '<') {
    start--;
    if (*start == '\n') line--;
  }
  size_t end = input->consumed + (input->cur - input->base);
  self->handlers->open(
    self->context, name, self->attributes, count, end - (input->cur - start),
    end, line);
}

static void close_tag(
  void *parser, const xmlChar *name, const xmlChar *prefix,
  const xmlChar *uri) {
  reading *self = of(parser);
  if (!self->has_failed) self->handlers->close(self->context);
}

static void text(void *parser, const xmlChar *bytes, int size) {
  reading *self = of(parser);
  if (!self->has_failed) self->handlers->text(self->context, bytes, size);
}

static void declare_entity(
  void *parser, const xmlChar *name, int type, const xmlChar *public_id,
  const xmlChar *system_id, xmlChar *content) {
  fail(parser, "declares an entity, which is refused");
}

static void report(void *parser, xmlErrorPtr error) {
  if (error->level != XML_ERR_WARNING) {
    fail(parser, error->message ? error->message : "cannot be read");
  }
}

int xml_read(
  const char *bytes, int size, const xml_handlers *handlers, void *context) {
  xmlParserCtxtPtr parser = xmlNewParserCtxt();
  if (!parser) return 0;
  reading self = {handlers, context, NULL, 0, 0};
  memset(parser->sax, 0, sizeof(*parser->sax));
  parser->sax->initialized = XML_SAX2_MAGIC;
  parser->sax->startElementNs = open_tag;
  parser->sax->endElementNs = close_tag;
  parser->sax->characters = text;
  parser->sax->cdataBlock = text;
  parser->sax->entityDecl = declare_entity;
  parser->sax->serror = report;
  parser->_private = &self;
  xmlCtxtReadMemory(
    parser, bytes, size, NULL, "UTF-8",
    XML_PARSE_NONET | XML_PARSE_NOENT | XML_PARSE_BIG_LINES |
      XML_PARSE_IGNORE_ENC);
  if (!parser->wellFormed && !self.has_failed) fail(parser, "cannot be read");
  xmlFreeParserCtxt(parser);
  free(self.attributes);
  return 1;
}
