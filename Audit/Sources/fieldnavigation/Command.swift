import FieldNavigationAudit
import Foundation

@main
struct Command {
  static func main() {
    for path in CommandLine.arguments.dropFirst() {
      do {
        let data = try Data(contentsOf: URL(fileURLWithPath: path))
        for finding in try FileAudit(path: path, data: data).findings {
          print(finding)
        }
      } catch {
        print("\(path): \(error)")
      }
    }
  }
}
