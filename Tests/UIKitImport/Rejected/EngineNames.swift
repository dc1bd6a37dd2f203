// rejected: cannot find type 'LayoutRect' in scope
import FieldNavigationRecipes
import FieldNavigationSwiftUI
import FieldNavigationUIKit

// Only an adapter computes with the engine's rectangles.
let rectangle: LayoutRect? = nil
