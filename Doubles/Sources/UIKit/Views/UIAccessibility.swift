package enum UIAccessibility {
  @MainActor package static var isVoiceOverRunning: Bool {
    Device.current.isVoiceOverRunning
  }
}
