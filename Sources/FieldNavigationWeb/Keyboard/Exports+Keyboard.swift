import FieldNavigation

// A separate module, which only pages with the option `keyboardFrame` load. The
// module's function takes numbers and needs no memory.

/// The offset at which the keyboard doesn't cover a field in a scroller
/// (A1-A5).
///
/// Rectangles are x, y, width and height in CSS pixels of the viewport. Before
/// the caller asks for the next scroller outward, it moves the field by the
/// distance that this scroller moves.
@_expose(wasm, "reveal") @_cdecl("fn_reveal")
func reveal(
  fieldX: Double, fieldY: Double, fieldWidth: Double, fieldHeight: Double,
  rootX: Double, rootY: Double, rootWidth: Double, rootHeight: Double,
  keyboardX: Double, keyboardY: Double, keyboardWidth: Double,
  keyboardHeight: Double,
  viewportX: Double, viewportY: Double, viewportWidth: Double,
  viewportHeight: Double,
  offset: Double, contentHeight: Double
) -> Double {
  var reveal = KeyboardAvoidance.Reveal(
    field: LayoutRect(
      x: fieldX, y: fieldY, width: fieldWidth, height: fieldHeight),
    container: LayoutRect(
      x: rootX, y: rootY, width: rootWidth, height: rootHeight),
    keyboard: LayoutRect(
      x: keyboardX, y: keyboardY, width: keyboardWidth, height: keyboardHeight))
  let viewport = LayoutRect(
    x: viewportX, y: viewportY, width: viewportWidth, height: viewportHeight)
  return reveal.scroll(
    KeyboardAvoidance.Scroller(
      viewport: viewport, offset: offset, contentHeight: contentHeight),
    addsInset: false
  ).offset
}
