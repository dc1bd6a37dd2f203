// Whether two values of a type are certainly the same. Equatable values are
// compared with `==`, objects by identity, and other structs field by field.
// Two closures are never the same. Two optional values are the same if both
// are nil, or if their values are the same.

func isSameView(_ a: any View, _ b: any View) -> Bool {
  func open<V: View>(_ a: V) -> Bool {
    (b as? V).map { isSame(a, $0) } ?? false
  }
  return open(a)
}

func isSame<T>(_ a: T, _ b: T) -> Bool {
  withUnsafeBytes(of: a) { a in
    withUnsafeBytes(of: b) { b in
      guard let a = a.baseAddress, let b = b.baseAddress else { return true }
      return isSame(T.self, a, b)
    }
  }
}

private func isSame<T>(
  _ type: T.Type, _ a: UnsafeRawPointer, _ b: UnsafeRawPointer
) -> Bool {
  if let type = type as? any InstalledProperty.Type {
    return isSameProperty(type, a, b)
  }
  if let type = type as? any Equatable.Type { return isEqual(type, a, b) }
  if let type = type as? any OptionalValue.Type {
    return isSameOptional(type, a, b)
  }
  if type is AnyObject.Type {
    return a.load(as: UnsafeRawPointer.self)
      == b.load(as: UnsafeRawPointer.self)
  }
  if MemoryLayout<T>.size == 0 { return true }
  let fields = Fields.of(type)
  guard !fields.isEmpty, isStruct(type, a) else { return false }
  return fields.allSatisfy { field in
    if field.isExistential { return false }
    func open<F>(_ type: F.Type) -> Bool {
      isSame(type, a + field.offset, b + field.offset)
    }
    return _openExistential(field.type, do: open)
  }
}

private func isSameProperty<P: InstalledProperty>(
  _: P.Type, _ a: UnsafeRawPointer, _ b: UnsafeRawPointer
) -> Bool {
  a.assumingMemoryBound(to: P.self).pointee
    .isSame(as: b.assumingMemoryBound(to: P.self).pointee)
}

private func isEqual<E: Equatable>(
  _: E.Type, _ a: UnsafeRawPointer, _ b: UnsafeRawPointer
) -> Bool {
  a.assumingMemoryBound(to: E.self).pointee
    == b.assumingMemoryBound(to: E.self).pointee
}

private protocol OptionalValue {
  associatedtype Wrapped
  var optional: Wrapped? { get }
}

extension Optional: OptionalValue {
  fileprivate var optional: Wrapped? { self }
}

private func isSameOptional<O: OptionalValue>(
  _: O.Type, _ a: UnsafeRawPointer, _ b: UnsafeRawPointer
) -> Bool {
  let (a, b) = (
    a.assumingMemoryBound(to: O.self).pointee.optional,
    b.assumingMemoryBound(to: O.self).pointee.optional
  )
  guard let a, let b else { return a == nil && b == nil }
  return isSame(a, b)
}

private func isStruct<T>(_: T.Type, _ a: UnsafeRawPointer) -> Bool {
  Mirror(reflecting: a.assumingMemoryBound(to: T.self).pointee).displayStyle
    == .struct
}
