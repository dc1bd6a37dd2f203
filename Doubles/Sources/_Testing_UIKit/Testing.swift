// The compiler imports this module wherever Testing and a module named UIKit
// are imported; Apple's version adds support for UIKit, and the double adds
// nothing.
@_exported public import Testing
