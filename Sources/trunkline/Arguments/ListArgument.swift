/// Lists as arguments.
enum ListArgument {
    /// The words of a list with commas, spaces or `|` between.
    static func words(_ text: String) -> [String] {
        text.split(whereSeparator: { $0 == "," || $0 == " " || $0 == "|" }).map(String.init)
    }
}
