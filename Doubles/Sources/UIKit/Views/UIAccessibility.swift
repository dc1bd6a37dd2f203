public enum UIAccessibility {
  @MainActor public static var isVoiceOverRunning: Bool {
    Device.current.isVoiceOverRunning
  }
}
