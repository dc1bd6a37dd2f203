// The adapter for SwiftUI.
