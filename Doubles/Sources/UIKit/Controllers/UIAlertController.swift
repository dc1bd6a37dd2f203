@MainActor open class UIAlertController: UIViewController {}
