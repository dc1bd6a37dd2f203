/// The shell scripts that complete the command's options. The scripts are
/// generated from the table of options.
enum Completion: String, CaseIterable {
  case bash, zsh, fish

  static func named(_ word: String?) throws -> Completion {
    let known = allCases.map(\.rawValue)
    guard let word else {
      throw UsageError(
        "completion needs a shell: \(known.joined(separator: ", "))")
    }
    guard let shell = Completion(rawValue: word) else {
      // Every shell is close to another one's name.
      throw UsageError(
        "unknown shell \(word); there are \(known.joined(separator: ", "))")
    }
    return shell
  }

  var script: String {
    switch self {
    case .bash: Self.bashScript
    case .zsh: Self.zshScript
    case .fish: Self.fishScript
    }
  }

  private static let commands = Help.commands.map(\.name)
    .joined(separator: " ")
  private static let shells = allCases.map(\.rawValue).joined(separator: " ")

  // MARK: bash

  private static var bashScript: String {
    let values = Option.all.compactMap { option -> String? in
      guard let kind = option.value?.kind else { return nil }
      // Paths may contain spaces. Only a line break separates paths.
      let reply =
        switch kind {
        case .words(let words):
          "COMPREPLY=($(compgen -W \"\(words.joined(separator: " "))\""
        case .folder: "local IFS=$'\\n'; COMPREPLY=($(compgen -d"
        case .file, .text: "local IFS=$'\\n'; COMPREPLY=($(compgen -f"
        }
      return "    \(option.name)) \(reply) -- \"$word\")) ;;"
    }
    return """
      # bash completion of fieldnavigation
      _fieldnavigation() {
        local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}
        # bash treats the = of --format=text as a word.
        if [ "$word" = = ]; then word=; elif [ "$before" = = ]; then
          before=${COMP_WORDS[COMP_CWORD-2]}
        fi
        compopt -o filenames 2>/dev/null
        if [ "$COMP_CWORD" = 1 ]; then
          COMPREPLY=($(compgen -W "\(commands)" -- "$word"))
          return
        fi
        case ${COMP_WORDS[1]} in
          audit) ;;
          completion) COMPREPLY=($(compgen -W "\(shells)" -- "$word")); return ;;
          *) return ;;
        esac
        case $before in
      \(values.joined(separator: "\n"))
          *)
            case $word in
              -*) COMPREPLY=($(compgen -W "\(names)" -- "$word")) ;;
              *) local IFS=$'\\n'; COMPREPLY=($(compgen -f -- "$word")) ;;
            esac ;;
        esac
      }
      complete -F _fieldnavigation fieldnavigation

      """
  }

  private static let names = Option.all.map(\.name).joined(separator: " ")

  // MARK: zsh

  private static var zshScript: String {
    let options = Option.all.map { option in
      let value =
        switch option.value?.kind {
        case nil: ""
        case .words(let words): "=:value:(\(words.joined(separator: " ")))"
        case .folder: "=:folder:_files -/"
        case .file: "=:file:_files"
        case .text: "=:value:"
        }
      // In zsh, `=` allows the value in the next word, too.
      let name = value.isEmpty ? option.name : "\(option.name)="
      return "        '*\(name)[\(zshQuoted(option.help))]\(value.dropFirst())'"
    }
    return """
      #compdef fieldnavigation
      # zsh completion of fieldnavigation
      _fieldnavigation() {
        if (( CURRENT == 2 )); then
          compadd \(commands)
          return
        fi
        local command=$words[2]
        # The rest are the arguments of the command.
        shift words
        (( CURRENT-- ))
        case $command in
          audit)
            _arguments \\
      \(options.joined(separator: " \\\n")) \\
              '*:path:_files' ;;
          completion) compadd \(shells) ;;
        esac
      }
      if [ "$funcstack[1]" = _fieldnavigation ]; then
        _fieldnavigation "$@"
      else
        compdef _fieldnavigation fieldnavigation
      fi

      """
  }

  private static func zshQuoted(_ text: String) -> String {
    text.reduce(into: "") { result, letter in
      switch letter {
      case "[", "]", "\\", ":": result += "\\\(letter)"
      case "'": result += "'\\''"
      default: result.append(letter)
      }
    }
  }

  // MARK: fish

  private static var fishScript: String {
    let options = Option.all.map { option in
      let value =
        switch option.value?.kind {
        case nil: ""
        case .words(let words): " -x -a '\(words.joined(separator: " "))'"
        case .folder: " -x -a '(__fish_complete_directories)'"
        case .file: " -r -F"
        case .text: " -x"
        }
      return
        "complete -c fieldnavigation -n '__fish_seen_subcommand_from audit' "
        + "-l \(option.name.dropFirst(2))\(value) -d '\(fishQuoted(option.help))'"
    }
    let commands = Help.commands.map { command in
      "complete -c fieldnavigation -n __fish_use_subcommand -f "
        + "-a \(command.name) -d '\(fishQuoted(command.help))'"
    }
    return """
      # fish completion of fieldnavigation
      \(commands.joined(separator: "\n"))
      complete -c fieldnavigation -n '__fish_seen_subcommand_from completion' \
      -f -a '\(shells)'
      \(options.joined(separator: "\n"))

      """
  }

  private static func fishQuoted(_ text: String) -> String {
    text.reduce(into: "") { result, letter in
      result += "'\\".contains(letter) ? "\\\(letter)" : String(letter)
    }
  }
}
