import ArgumentParser

/// The output formats of plans.
enum PlansFormat: String, ExpressibleByArgument, CaseIterable {
    case text, json
}
