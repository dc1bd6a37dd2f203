// The compiler imports this module into files that import both Testing and
// UIKit. Apple's version adds support for UIKit. The double adds nothing.
@_exported public import Testing
