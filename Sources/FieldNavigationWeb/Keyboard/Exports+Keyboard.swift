import FieldNavigation

// A separate WebAssembly module, which a page loads only with the option
// `keyboardFrame`. Its function takes only numbers and needs no memory.

/// Returns the scroll offset at which the keyboard doesn't cover the field
/// (A1-A5).
///
/// A rectangle is x, y, width and height, in CSS pixels of the viewport. For
/// nested scrollers, call this function once for each, innermost first, and
/// move the field's rectangle by the previous scroller's distance before the
/// next call.
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
