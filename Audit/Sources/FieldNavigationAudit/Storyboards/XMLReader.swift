import CXMLEvents

/// Reads XML with libxml2. Records the line and the byte range of each element.
///
/// Foundation's `XMLParser` isn't suitable. `XMLParser` reports no byte
/// offsets. `XMLParser` accepts truncated files. `XMLParser` refuses large
/// files that are well-formed. This reader refuses entities and network access.
/// No storyboard or xib needs entities or the network.
enum XMLReader {
  /// Returns the root element of a file that is encoded in UTF-8.
  ///
  /// - Complexity: O(bytes).
  static func read(_ bytes: [UInt8]) throws(AuditProblem) -> XMLElement {
    guard let size = Int32(exactly: bytes.count) else {
      throw AuditProblem("the file is larger than 2 GB")
    }
    let builder = TreeBuilder()
    var handlers = handlers
    let isRead = withExtendedLifetime(builder) {
      bytes.withUnsafeBytes { bytes in
        xml_read(
          bytes.baseAddress?.assumingMemoryBound(to: CChar.self), size,
          &handlers, Unmanaged.passUnretained(builder).toOpaque())
      }
    }
    guard isRead == 1 else { throw AuditProblem("out of memory") }
    if let problem = builder.problem { throw problem }
    guard let root = builder.root else {
      throw AuditProblem("the file is empty")
    }
    return root
  }

  private static var handlers: xml_handlers {
    xml_handlers(
      open: { builder, name, attributes, count, start, end, line in
        guard let name else { return }
        TreeBuilder.at(builder)?.open(
          name, UnsafeBufferPointer(start: attributes, count: count),
          tag: start..<end, line: line)
      },
      close: { TreeBuilder.at($0)?.close() },
      text: { builder, bytes, count in
        TreeBuilder.at(builder)?.add(
          UnsafeBufferPointer(start: bytes, count: count))
      },
      fail: { builder, message, line in
        let text = message.map { String(cString: $0) } ?? "cannot be read"
        TreeBuilder.at(builder)?.fail(text, line: line)
      })
  }
}

/// Builds a tree of the elements that the parser reports.
private final class TreeBuilder {
  private(set) var root: XMLElement?
  private(set) var problem: AuditProblem?
  /// The open elements, outermost first.
  private var open: [XMLElement] = []
  private var text: [UInt8] = []
  /// For each name pointer of the parser: the Swift string. The parser uses the
  /// same pointer for equal names. The builder therefore converts each name
  /// only once.
  private var names: [UnsafePointer<UInt8>: String] = [:]

  static func at(_ pointer: UnsafeMutableRawPointer?) -> TreeBuilder? {
    pointer.map {
      Unmanaged<TreeBuilder>.fromOpaque($0).takeUnretainedValue()
    }
  }

  func open(
    _ name: UnsafePointer<UInt8>,
    _ attributes: UnsafeBufferPointer<xml_attribute>, tag: Range<Int>, line: Int
  ) {
    takeText()
    open.append(
      XMLElement(
        name: string(name),
        attributes: attributes.map { attribute in
          XMLElement.Attribute(
            name: string(attribute.name),
            value: String(
              decoding: UnsafeBufferPointer(
                start: attribute.value, count: attribute.value_size),
              as: UTF8.self))
        },
        tag: tag, line: line))
  }

  func close() {
    takeText()
    guard let element = open.popLast() else { return }
    if open.isEmpty {
      root = element
    } else {
      open[open.count - 1].children.append(element)
    }
  }

  func add(_ characters: UnsafeBufferPointer<UInt8>) {
    text.append(contentsOf: characters)
  }

  func fail(_ message: String, line: Int) {
    let text = message.split(whereSeparator: \.isNewline).first ?? "no reason"
    problem = AuditProblem(String(text), line: line > 0 ? line : nil)
  }

  private func takeText() {
    guard !text.isEmpty else { return }
    if !open.isEmpty {
      open[open.count - 1].text += String(decoding: text, as: UTF8.self)
    }
    text.removeAll(keepingCapacity: true)
  }

  private func string(_ name: UnsafePointer<UInt8>) -> String {
    if let known = names[name] { return known }
    let new = String(cString: name)
    names[name] = new
    return new
  }
}
