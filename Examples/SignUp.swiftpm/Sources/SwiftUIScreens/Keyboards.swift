#if canImport(SwiftUI)
import SwiftUI

#if canImport(UIKit) && os(iOS)
import UIKit
#endif

// Modifiers for the keyboard of iOS. On other systems they do nothing.

extension View {
  nonisolated func numberPad() -> some View {
    #if os(iOS)
    keyboardType(.numberPad)
    #else
    self
    #endif
  }

  nonisolated func oneTimeCode() -> some View {
    #if os(iOS)
    keyboardType(.numberPad).textContentType(.oneTimeCode)
    #else
    self
    #endif
  }

  nonisolated func emailKeyboard() -> some View {
    #if os(iOS)
    keyboardType(.emailAddress).textInputAutocapitalization(.never)
    #else
    self
    #endif
  }
}
#endif
