// swift-tools-version: 6.2

import PackageDescription

/// The program of a target, and what it needs of the package above.
///
/// Each target is a program of its own: libFuzzer passes over all counters of a program for every input, so a program that
/// contains only what it tests is several times as fast.
func fuzzer(_ name: String, of libraries: [String], with support: [Target.Dependency] = []) -> Target {
    .executableTarget(
        name: "fuzz-\(name)",
        dependencies: ["FuzzSupport"] + support + libraries.map { .product(name: $0, package: "trunkline") })
}

/// The libraries that read contact files.
let reading = ["ColumnRecognition", "ContactModel", "ContactReading"]

let package = Package(
    name: "trunkline-fuzz",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "trunkline", path: "..", traits: [])],
    targets: [
        // Declares libFuzzer, which comes with the toolchain.
        .target(name: "FuzzerDriver"),
        .target(name: "FuzzSupport", dependencies: ["FuzzerDriver"]),
        .target(
            name: "SourceReading",
            dependencies: ["FuzzSupport"]
                + reading.map { .product(name: $0, package: "trunkline") }),
        .target(name: "MemoryBytes", dependencies: [.product(name: "Archives", package: "trunkline")]),

        fuzzer("archive", of: ["Archives"], with: ["MemoryBytes"]),
        fuzzer("cell", of: ["PhoneNumbers"]),
        fuzzer("classifier", of: ["PhoneNumbers"]),
        fuzzer("csv", of: reading, with: ["SourceReading"]),
        fuzzer("editing", of: ["FormFields"]),
        fuzzer("encoding", of: reading, with: ["SourceReading"]),
        fuzzer("formatter", of: ["PhoneNumbers"]),
        fuzzer("library", of: ["CInterface", "PhoneNumbers"]),
        fuzzer("mapping", of: ["ContactCleaning"]),
        fuzzer("mask", of: ["InputMasks"]),
        fuzzer("people", of: ["ContactMatching", "ContactModel"]),
        fuzzer("plan", of: ["NumberingPlanCompiler"]),
        fuzzer("rows", of: ["ContactCleaning", "ContactModel", "ContactStore", "PhoneNumbers"]),
        fuzzer("table", of: ["Archives", "Tables"], with: ["MemoryBytes"]),
        fuzzer("template", of: ["PhoneNumbers"]),
        fuzzer("vcard", of: reading, with: ["SourceReading"]),
    ]
)

// Of Fuzz/build: all targets, or those of the variable.
if let wanted = Context.environment["FUZZ_TARGETS"]?.split(separator: " "), !wanted.isEmpty {
    package.targets.removeAll { $0.name.hasPrefix("fuzz-") && !wanted.contains($0.name.dropFirst(5)) }
}
