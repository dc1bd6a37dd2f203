#if os(tvOS) || os(watchOS)
#error(
  "FieldNavigationSwiftUI is for iOS, iPadOS, Mac Catalyst, visionOS and macOS: no Return key leads through a form on tvOS and watchOS. Leave the product out of this target, with condition: .when(platforms: [.iOS, .macCatalyst, .macOS, .visionOS])"
)
#endif
