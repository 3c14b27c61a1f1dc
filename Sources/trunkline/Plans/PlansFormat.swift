import ArgumentParser

/// How plans are written.
enum PlansFormat: String, ExpressibleByArgument, CaseIterable {
    case text, json
}
