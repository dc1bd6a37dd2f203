@MainActor open class UINavigationBar: UIView {}

@MainActor open class UITabBar: UIView {}
