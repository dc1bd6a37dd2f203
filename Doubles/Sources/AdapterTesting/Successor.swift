/// Returns a new object at the address of a former object. Returns `nil` if the
/// allocator reuses none of these addresses.
///
/// - Parameters:
///   - addresses: several, because the allocator may join a free block with its
///     neighbors.
///   - make: makes an object. All objects stay alive until the function
///     returns, at different addresses.
package func successor<Object: AnyObject>(
  at addresses: ObjectIdentifier..., make: () -> Object
) -> Object? {
  successor(at: Set(addresses), make: make)
}

package func successor<Object: AnyObject>(
  at addresses: Set<ObjectIdentifier>, make: () -> Object
) -> Object? {
  var others: [Object] = []
  // This loop allocates more blocks of this size than any test leaves free.
  for _ in 0..<10_000 {
    let object = make()
    if addresses.contains(ObjectIdentifier(object)) { return object }
    others.append(object)
  }
  return nil
}
