// swift-tools-version: 6.2

import PackageDescription

/// The libraries that read contact files.
let reading: [Target.Dependency] = ["ColumnRecognition", "ContactModel", "ContactReading"].map {
    .product(name: $0, package: "trunkline")
}

let package = Package(
    name: "trunkline-benchmarks",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "trunkline", path: "..")],
    targets: [
        // Replaces malloc by one that counts; glibc only.
        .target(name: "AllocationCounter"),
        // Wall and processor time.
        .target(name: "Timing"),
        // Files and tables of invented contacts, the same for a seed.
        .target(name: "SeededCorpora", dependencies: [.product(name: "_SeededRandom", package: "trunkline")]),
        // The work that the benchmark of the store times and whose costs `costs` counts.
        .target(
            name: "Workloads",
            dependencies: [
                "SeededCorpora",
                .product(name: "ContactStore", package: "trunkline"),
                .product(name: "PhoneNumbers", package: "trunkline"),
            ] + reading),
        .executableTarget(name: "costs", dependencies: ["AllocationCounter", "Workloads"]),
        .executableTarget(name: "store-benchmark", dependencies: ["AllocationCounter", "Timing", "Workloads"]),
        .executableTarget(
            name: "fix-benchmark",
            dependencies: [
                "Timing", .product(name: "ContactCleaning", package: "trunkline"),
                .product(name: "ContactStore", package: "trunkline"),
            ]),
        .executableTarget(
            name: "read-cards", dependencies: ["Timing"] + reading),
        .executableTarget(
            name: "match-contacts",
            dependencies: ["ContactMatching", "ContactModel"].map { .product(name: $0, package: "trunkline") }),
        .executableTarget(
            name: "region-benchmark", dependencies: [.product(name: "_RegionCorpus", package: "trunkline")]),
        .executableTarget(
            name: "cells-benchmark", dependencies: [.product(name: "_NumberCorpus", package: "trunkline")]),
        .executableTarget(name: "write-corpus", dependencies: ["SeededCorpora"]),
        .executableTarget(
            name: "classifier-benchmark",
            dependencies: ["AllocationCounter", "Timing", .product(name: "PhoneNumbers", package: "trunkline")]),
        .executableTarget(
            name: "fields-benchmark",
            dependencies: [
                "AllocationCounter", .product(name: "_SeededRandom", package: "trunkline"),
                .product(name: "FormFields", package: "trunkline"),
                .product(name: "PhoneNumbers", package: "trunkline"),
            ]),
        .executableTarget(
            name: "formats-benchmark",
            dependencies: ["SeededCorpora", "Timing"] + reading),
    ]
)
