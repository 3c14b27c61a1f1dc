#if Workbench
import Foundation

/// The texts that the sources of the pages ask for.
struct SourceTexts {
    /// By the key, the names of the values that it is asked for with; one set for each place.
    var direct: [String: [Set<String>]] = [:]
    /// The families whose keys end with the name of something.
    var families: Set<String> = []

    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources")

    init() throws {
        let sources = FileManager.default.enumerator(
            at: Self.root.appending(path: "Workbench"), includingPropertiesForKeys: nil)
        while let file = sources?.nextObject() as? URL {
            guard file.pathExtension == "swift" else { continue }
            read(swift: try String(contentsOf: file, encoding: .utf8))
        }
        let scripts = Self.root.appending(path: "WorkbenchAssets/Files")
        for name in try FileManager.default.contentsOfDirectory(atPath: scripts.path) where name.hasSuffix(".js") {
            read(script: try String(contentsOf: scripts.appending(path: name), encoding: .utf8))
        }
    }

    private mutating func read(swift text: String) {
        for call in text.matches(of: /\bText\(\s*"([a-zA-Z.-]+)"(,\s*of:)?/) {
            if call.2 != nil {
                families.insert(String(call.1))
            } else {
                direct[String(call.1), default: []].append(Self.names(text[call.range.upperBound...]))
            }
        }
    }

    /// The names of the values in a literal behind the key: `["name": .text(…)]`. Of values that are made elsewhere none is known.
    private static func names(_ rest: Substring) -> Set<String> {
        var names: Set<String> = []
        var (depth, isText, text) = (0, false, "")
        guard rest.prefixMatch(of: /,\s*\[/) != nil else { return names }
        for letter in rest.drop(while: { $0 != "[" }) {
            if isText {
                if letter == "\"" { isText = false } else { text.append(letter) }
                continue
            }
            switch letter {
            case "\"": (isText, text) = (true, "")
            case "[", "(", "{": depth += 1
            case "]", ")", "}":
                depth -= 1
                if depth == 0 { return names }
            case ":" where depth == 1: names.insert(text)
            default: break
            }
        }
        return names
    }

    private mutating func read(script text: String) {
        for call in text.matches(of: /"(script\.[a-z-]+)"|\btext\("([a-z.-]+)"/) {
            if let key = call.1 ?? call.2 { direct[String(key), default: []].append([]) }
        }
        for call in text.matches(of: /`([a-z-]+)\.\$\{/) { families.insert(String(call.1)) }
    }
}
#endif
