/// A new object at an address at which another was, or nil where the allocator
/// does not give that address again.
///
/// - Parameter make: makes an object. Those at other addresses stay alive until
///   the end, so that each call gets another address.
package func successor<Object: AnyObject>(
  at address: ObjectIdentifier, make: () -> Object
) -> Object? {
  var others: [Object] = []
  // So many objects of one size are not free at once in any test.
  for _ in 0..<10_000 {
    let object = make()
    if ObjectIdentifier(object) == address { return object }
    others.append(object)
  }
  return nil
}
