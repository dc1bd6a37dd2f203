package import Foundation

// Foundation has it only on Apple's systems.
extension ProcessInfo {
  /// Whether an app for iOS runs on a Mac.
  @MainActor package var isMacCatalystApp: Bool { Device.current.isMac }
}
