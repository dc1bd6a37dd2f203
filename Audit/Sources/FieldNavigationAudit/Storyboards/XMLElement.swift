/// An element of an XML file, with its place in the file.
struct XMLElement {
  struct Attribute {
    let name: String
    let value: String
  }

  let name: String
  let attributes: [Attribute]
  var children: [XMLElement] = []
  /// The text directly inside the element. The text of its children is left
  /// out.
  var text = ""
  /// The byte range of the start tag. The range begins at "<" and ends with the
  /// last attribute.
  let tag: Range<Int>
  /// The line of the start tag, counted from 1.
  let line: Int

  subscript(attribute: String) -> String? {
    attributes.first { $0.name == attribute }?.value
  }

  /// The first child element with this name.
  func child(_ name: String) -> XMLElement? {
    children.first { $0.name == name }
  }

  /// The child element with the value of the given property.
  func child(key: String) -> XMLElement? {
    children.first { $0["key"] == key }
  }
}
