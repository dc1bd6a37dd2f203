import PackageDescription

// Declares the parts of AppleProductTypes that the manifests use. Only Apple's
// toolchains have this module. The declarations follow the package manager's
// sources.

enum IOSAppInfo {
  enum DeviceFamily {
    case pad, phone, mac
  }

  struct DeviceFamilyCondition {
    static func when(deviceFamilies: [DeviceFamily]) -> Self { Self() }
  }

  struct InterfaceOrientation {
    static let portrait = Self()
    static let landscapeLeft = Self()
    static let landscapeRight = Self()
    static let portraitUpsideDown = Self()

    static func portraitUpsideDown(_ condition: DeviceFamilyCondition) -> Self {
      Self()
    }
  }

  struct AppIcon {
    struct PlaceholderIcon {
      static let pencil = Self()
    }

    static func placeholder(icon: PlaceholderIcon) -> Self { Self() }
  }

  struct AccentColor {
    struct PresetColor {
      static let blue = Self()
    }

    static func presetColor(_ color: PresetColor) -> Self { Self() }
  }
}

extension Product {
  static func iOSApplication(
    name: String,
    targets: [String],
    bundleIdentifier: String? = nil,
    teamIdentifier: String? = nil,
    displayVersion: String? = nil,
    bundleVersion: String? = nil,
    appIcon: IOSAppInfo.AppIcon? = nil,
    accentColor: IOSAppInfo.AccentColor? = nil,
    supportedDeviceFamilies: [IOSAppInfo.DeviceFamily],
    supportedInterfaceOrientations: [IOSAppInfo.InterfaceOrientation],
    additionalInfoPlistContentFilePath: String? = nil
  ) -> Product {
    .executable(name: name, targets: targets)
  }
}
