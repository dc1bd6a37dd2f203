// Where Testing and a module named UIKit are imported, the compiler imports this
// module as well: what Testing adds for UIKit, which is nothing for the double.
@_exported public import Testing
