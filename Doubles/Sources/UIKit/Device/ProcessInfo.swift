package import Foundation

// Foundation has this property only on Apple's systems.
extension ProcessInfo {
  /// Whether an iOS app runs on a Mac.
  @MainActor package var isMacCatalystApp: Bool { Device.current.isMac }
}
