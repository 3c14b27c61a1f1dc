/// Paths as pages show them.
enum PathText {
    /// The last part of a path.
    static func name(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }
}
