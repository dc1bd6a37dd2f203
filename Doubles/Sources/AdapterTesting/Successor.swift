/// A new object at a former object's address, or `nil` if the allocator does
/// not reuse that address.
///
/// - Parameter make: makes an object. All objects stay alive until the end, so
///   that no address comes twice.
package func successor<Object: AnyObject>(
  at address: ObjectIdentifier, make: () -> Object
) -> Object? {
  var others: [Object] = []
  // No test leaves that many free blocks of one size.
  for _ in 0..<10_000 {
    let object = make()
    if ObjectIdentifier(object) == address { return object }
    others.append(object)
  }
  return nil
}
