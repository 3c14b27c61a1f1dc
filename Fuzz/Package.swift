// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "trunkline-fuzz",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "trunkline", path: "..", traits: [])],
    targets: [
        // Declares libFuzzer, which comes with the toolchain.
        .target(name: "FuzzerDriver"),
        .executableTarget(
            name: "fuzz",
            dependencies: [
                "FuzzerDriver",
                .product(name: "Archives", package: "trunkline"),
                .product(name: "ContactCleaning", package: "trunkline"),
                .product(name: "ContactFormats", package: "trunkline"),
                .product(name: "ContactMatching", package: "trunkline"),
                .product(name: "ContactStore", package: "trunkline"),
                .product(name: "FormFields", package: "trunkline"),
                .product(name: "InputMasks", package: "trunkline"),
                .product(name: "NumberingPlanCompiler", package: "trunkline"),
                .product(name: "PhoneNumbers", package: "trunkline"),
                .product(name: "Tables", package: "trunkline"),
                .product(name: "TrunklineLibrary", package: "trunkline"),
            ]),
    ]
)
