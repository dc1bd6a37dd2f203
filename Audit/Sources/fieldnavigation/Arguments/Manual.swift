/// The manual page, in the format of `man`.
enum Manual {
  static var text: String {
    let usage = Help.commands.map { command in
      ".B fieldnavigation \(command.name)\n"
        + (command.value.isEmpty ? "" : "\(quoted(command.value))\n") + ".br"
    }
    let options = Option.all.map { option in
      let value = option.value.map { " \\fI\(quoted($0.name))\\fR" } ?? ""
      return
        ".TP\n\\fB\(quoted(option.name))\\fR\(value)\n\(quoted(option.help))"
    }
    return [
      ".TH FIELDNAVIGATION 1 \"\" \"fieldnavigation \(Command.version)\"",
      // The manual doesn't hyphenate words that users type.
      ".nh\n.ad l\n.SH NAME\nfieldnavigation \\- where Return leads in the forms of an app",
      ".SH SYNOPSIS\n" + usage.joined(separator: "\n"),
      ".SH DESCRIPTION\n\(quoted(Help.summary))\n.PP\n\(quoted(Help.paths))",
      ".SH OPTIONS\n" + options.joined(separator: "\n"),
      ".SH \"EXIT STATUS\"\n" + terms(Help.exitCodes.map { ($0, $1) }),
      ".SH ENVIRONMENT\n" + terms(Help.environment.map { ($0, $1) }),
      ".SH FILES\n"
        + terms([
          (
            Configuration.usual,
            "options as JSON: format, failOn, ignore, exclude, svg, baseline, "
              + "severity and overrides"
          )
        ]),
    ].joined(separator: "\n") + "\n"
  }

  private static func terms(_ rows: [(String, String)]) -> String {
    rows.map { ".TP\n.B \(quoted($0))\n\(quoted($1))" }
      .joined(separator: "\n")
  }

  /// Formats text that users type. Converts hyphens to minus signs. Prevents
  /// `man` from reading a line as a request.
  private static func quoted(_ text: String) -> String {
    let plain = text.reduce(into: "") { result, letter in
      switch letter {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      default: result.append(letter)
      }
    }
    return plain.hasPrefix(".") || plain.hasPrefix("'") ? "\\&" + plain : plain
  }
}
