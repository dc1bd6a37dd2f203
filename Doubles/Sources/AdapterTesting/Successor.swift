/// Returns a new object at the address of a former object. Returns `nil` if the
/// allocator doesn't reuse that address.
///
/// - Parameter make: makes an object. All objects stay alive until the function
///   returns, at different addresses.
package func successor<Object: AnyObject>(
  at address: ObjectIdentifier, make: () -> Object
) -> Object? {
  var others: [Object] = []
  // This loop allocates more blocks of this size than any test leaves free.
  for _ in 0..<10_000 {
    let object = make()
    if ObjectIdentifier(object) == address { return object }
    others.append(object)
  }
  return nil
}
