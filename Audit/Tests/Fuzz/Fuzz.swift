import FieldNavigationAudit
import Foundation

/// The driver of libFuzzer. This module calls the driver itself. The package
/// manager expects `main` in the module.
@_silgen_name("LLVMFuzzerRunDriver")
private func runFuzzer(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<
    UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  >,
  _ run: @convention(c) (UnsafePointer<UInt8>, Int) -> CInt
) -> CInt

@_cdecl("audit_fuzz_main")
public func main(
  _ count: CInt,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
) -> CInt {
  var (count, arguments) = (count, arguments)
  return runFuzzer(&count, &arguments) { fuzz($0, $1) }
}

/// Audits one input of the fuzzer as a page and as a storyboard. The fuzzer's
/// input is also drawn and repaired. The audit may refuse any input, but it
/// must not crash.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let data = Data(UnsafeBufferPointer(start: start, count: count))
  if let audit = try? FileAudit(path: "fuzz.html", data: data) { draw(audit) }
  guard let audit = try? FileAudit(path: "fuzz.storyboard", data: data),
    let repair = try? Repair(of: data, path: "fuzz.storyboard")
  else { return 0 }
  draw(audit)
  let second = try? Repair(of: repair.data, path: "fuzz.storyboard")
  precondition(second?.count == 0, "a second repair changes something")
  return 0
}

private func draw(_ audit: FileAudit) {
  var report = AuditReport()
  report.add(audit)
  precondition(!report.text().isEmpty)
  precondition(Gallery(report).files.count == audit.screens.count + 1)
}
