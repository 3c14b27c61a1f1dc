// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "trunkline-benchmarks",
    platforms: [.macOS(.v26)],
    dependencies: [.package(name: "trunkline", path: "..")],
    targets: [
        // Replaces malloc by one that counts; glibc only.
        .target(name: "AllocationCounter"),
        .executableTarget(
            name: "classifier-benchmark",
            dependencies: ["AllocationCounter", .product(name: "PhoneNumbers", package: "trunkline")]),
    ]
)
