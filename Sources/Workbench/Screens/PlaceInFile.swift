import Markup

/// A line of a file, which is written from left to right in every language.
enum PlaceInFile {
    static func html(_ path: String, line: Int, limit: Int = 40) -> HTML {
        Tag.bdi {
            HTML(visible: String(PathText.name(path).prefix(limit)))
            if line > 0 { ":\(line)" }
        }
    }
}
