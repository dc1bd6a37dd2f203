/// Returns a new object at the address of a former object, or `nil` if the
/// allocator does not reuse that address.
///
/// - Parameter make: makes an object. The objects stay alive until the function
///   returns, so that no two of them have the same address.
package func successor<Object: AnyObject>(
  at address: ObjectIdentifier, make: () -> Object
) -> Object? {
  var others: [Object] = []
  // After any test, fewer blocks of this size are free than this loop
  // allocates.
  for _ in 0..<10_000 {
    let object = make()
    if ObjectIdentifier(object) == address { return object }
    others.append(object)
  }
  return nil
}
