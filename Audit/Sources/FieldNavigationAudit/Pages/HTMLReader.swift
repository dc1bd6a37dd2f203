import CHTMLEvents

/// Reads HTML as browsers do, with the gumbo parser. The parser accepts any
/// file as a page.
enum HTMLReader {
  /// Reads the elements of a page in UTF-8.
  ///
  /// - Complexity: O(bytes · depth).
  static func read(_ bytes: [UInt8]) throws(AuditProblem) -> HTMLPage {
    guard bytes.count < Int(Int32.max) else {
      throw AuditProblem("the file is larger than 2 GB")
    }
    let scan = TagScan(bytes)
    if let problem = scan.problem { throw problem }
    let builder = PageBuilder()
    var handlers = handlers
    let isRead = withExtendedLifetime(builder) {
      bytes.withUnsafeBytes { bytes in
        html_read(
          bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count,
          memory(for: bytes.count), &handlers,
          Unmanaged.passUnretained(builder).toOpaque())
      }
    }
    guard isRead == 1 else {
      throw AuditProblem("the page needs too much memory")
    }
    var page = builder.page
    let tags = TemplateTags(in: bytes)
    page.insertions = tags.insertions
    page.templateTags = tags.all
    page.formEnds = scan.formEnds.filter { end in
      !builder.unread.contains { $0.contains(end) }
    }
    return page
  }

  /// The largest amount of memory that the parser may use for a page. Unclosed
  /// tags can produce many elements. Each element needs about 200 bytes.
  private static func memory(for count: Int) -> Int { 64 << 20 + 200 * count }

  private static var handlers: html_handlers {
    html_handlers(
      open: { builder, tag in
        guard let tag else { return }
        PageBuilder.at(builder)?.open(tag.pointee)
      },
      close: { PageBuilder.at($0)?.close(end: $1) },
      text: { builder, text in
        guard let text else { return }
        PageBuilder.at(builder)?.add(String(cString: text))
      })
  }
}

/// Collects the elements of the parser's tree in a flat list.
private final class PageBuilder {
  private(set) var page = HTMLPage()
  /// The byte ranges of the `<noscript>` and `<template>` elements. A browser
  /// that runs scripts doesn't show these elements.
  private(set) var unread: [Range<Int>] = []
  /// The indices of the open elements, outermost first.
  private var open: [Int] = []

  static func at(_ pointer: UnsafeMutableRawPointer?) -> PageBuilder? {
    pointer.map {
      Unmanaged<PageBuilder>.fromOpaque($0).takeUnretainedValue()
    }
  }

  func open(_ tag: html_tag) {
    let attributes = UnsafeBufferPointer(
      start: tag.attributes, count: tag.count
    ).map { (String(cString: $0.name), String(cString: $0.value)) }
    let name = UnsafeRawBufferPointer(start: tag.name, count: tag.name_size)
    page.elements.append(
      HTMLElement(
        name: String(decoding: name, as: UTF8.self).lowercased(),
        attributes: Dictionary(attributes) { first, _ in first },
        tag: tag.tag_end > tag.tag_start ? tag.tag_start..<tag.tag_end : nil,
        line: tag.line, isForeign: tag.is_foreign != 0, parent: open.last,
        texts: page.texts.count..<page.texts.count))
    open.append(page.elements.count - 1)
  }

  func close(end: Int) {
    guard let element = open.popLast() else { return }
    page.elements[element].end = page.elements.count
    let first = page.elements[element].texts.lowerBound
    page.elements[element].texts = first..<page.texts.count
    if Self.unread.contains(page.elements[element].name),
      let start = page.elements[element].tag?.lowerBound, start < end
    {
      unread.append(start..<end)
    }
  }

  func add(_ text: String) { page.texts.append(text) }

  private static let unread: Set<String> = ["noscript", "template"]
}
