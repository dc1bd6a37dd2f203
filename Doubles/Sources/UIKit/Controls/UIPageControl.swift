@MainActor open class UIPageControl: UIControl {
  open var numberOfPages = 0
  open var currentPage = 0
}
