// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "trunkline",
    platforms: [.macOS(.v26), .iOS(.v26)],
    products: [
        .library(name: "PhoneNumbers", targets: ["PhoneNumbers"]),
        .library(name: "InputMasks", targets: ["InputMasks"]),
        .library(name: "FormFields", targets: ["FormFields"]),
        .library(name: "Archives", targets: ["Archives"]),
        .library(name: "ContactFormats", targets: ["ContactFormats"]),
        .library(name: "ContactMatching", targets: ["ContactMatching"]),
        .library(name: "ContactStore", targets: ["ContactStore"]),
        .library(name: "NumberingPlanCompiler", targets: ["NumberingPlanCompiler"]),
        .executable(name: "trunkline", targets: ["trunkline"]),
    ],
    dependencies: [
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    ],
    targets: [
        // The engine floors: no Foundation.
        .target(name: "NumberingPlanData", exclude: ["Plans"]),
        .target(name: "PhoneNumbers", dependencies: ["NumberingPlanData"]),
        .target(name: "InputMasks"),
        .target(name: "FormFields", dependencies: ["InputMasks", "PhoneNumbers"]),

        // Contacts to people: values in, people and reasons out.
        .target(name: "ContactMatching"),

        // Plan files to the compiled table: a developer's tool.
        .target(name: "NumberingPlanCompiler", dependencies: ["PhoneNumbers"]),
        .executableTarget(name: "compile-plans", dependencies: ["NumberingPlanCompiler"]),

        // Contact files: bytes to contacts.
        .target(name: "ContactFormats"),

        // The system's zlib, which inflates archives.
        .systemLibrary(name: "CZlib", providers: [.apt(["zlib1g-dev"])]),
        .target(name: "Archives", dependencies: ["CZlib"]),

        // The SQLite file, the use cases over it, and the command over those.
        .target(
            name: "ContactStore",
            dependencies: [
                "ContactFormats", "PhoneNumbers",
                .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "GRDBSQLite", package: "GRDB.swift"),
            ]),
        .target(
            name: "ContactCleaning",
            dependencies: [
                "Archives", "ContactFormats", "ContactStore", "FormFields", "PhoneNumbers",
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "Yams", package: "Yams"),
            ]),
        .executableTarget(
            name: "trunkline",
            dependencies: [
                "ContactCleaning", "ContactFormats", "ContactStore", "FormFields", "InputMasks", "PhoneNumbers",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),

        .testTarget(
            name: "PhoneNumbersTests", dependencies: ["PhoneNumbers"], resources: [.copy("Reference/cases.tsv")]),
        .testTarget(name: "NumberingPlanCompilerTests", dependencies: ["NumberingPlanCompiler", "PhoneNumbers"]),
        .testTarget(name: "InputMasksTests", dependencies: ["InputMasks"]),
        .testTarget(name: "FormFieldsTests", dependencies: ["FormFields"]),
        .testTarget(name: "ContactMatchingTests", dependencies: ["ContactMatching"]),
        .target(name: "ArchiveTestSupport", dependencies: ["CZlib"], path: "Tests/ArchiveTestSupport"),
        .testTarget(name: "ArchivesTests", dependencies: ["ArchiveTestSupport", "Archives"]),
        .testTarget(name: "ContactFormatsTests", dependencies: ["ContactFormats"]),
        .target(
            name: "StoreTestSupport",
            dependencies: [
                "ContactFormats", "ContactStore", "PhoneNumbers",
                .product(name: "GRDB", package: "GRDB.swift"),
            ], path: "Tests/StoreTestSupport"),
        .testTarget(
            name: "ContactStoreTests",
            dependencies: [
                "ContactFormats", "ContactStore", "PhoneNumbers", "StoreTestSupport",
                .product(name: "GRDB", package: "GRDB.swift"), .product(name: "GRDBSQLite", package: "GRDB.swift"),
            ]),
        .testTarget(
            name: "ContactCleaningTests",
            dependencies: [
                "ArchiveTestSupport", "Archives", "ContactCleaning", "ContactFormats", "ContactStore", "PhoneNumbers",
                "StoreTestSupport",
            ]),
        .testTarget(
            name: "TrunklineCommandTests",
            dependencies: ["ArchiveTestSupport", "ContactStore", "StoreTestSupport", "trunkline"],
            exclude: ["Snapshots"]),
    ]
)

for target in package.targets where target.name != "NumberingPlanData" && target.type != .system {
    var settings = target.swiftSettings ?? []
    settings.append(.enableUpcomingFeature("ExistentialAny"))
    settings.append(.enableUpcomingFeature("MemberImportVisibility"))
    settings.append(.enableUpcomingFeature("InternalImportsByDefault"))
    if Context.environment["TRUNKLINE_STRICT"] != nil {
        settings.append(.treatAllWarnings(as: .error))
    }
    target.swiftSettings = settings
}
