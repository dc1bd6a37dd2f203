import SwiftUI
import SwiftUIDriver
import Testing

/// A server that answers when the test says so.
@MainActor final class NewcomerServer {
  private(set) var requests = 0
  private var waiting: [([String: String]) -> Void] = []

  nonisolated init() {}

  func send(_ use: @escaping ([String: String]) -> Void) {
    requests += 1
    waiting.append(use)
  }

  func answer(_ mistakes: [String: String], on screen: Screen) async {
    guard !waiting.isEmpty else {
      Issue.record("the app has sent nothing")
      return
    }
    waiting.removeFirst()(mistakes)
    await screen.rest()
  }
}
