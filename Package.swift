// swift-tools-version: 6.2

import PackageDescription

/// Without its traits, which read configurations from files that the workbench does not have.
let hummingbird = "https://github.com/hummingbird-project/hummingbird"

/// The exact versions of a release, those of packages that others need included: the lines of Scripts/release/release.lock, which Scripts/release/build
/// gives in a variable. `nil` for everybody else, who gets the newest versions that fit.
let releaseLock = Context.environment["TRUNKLINE_RELEASE_LOCK"].map { lock in
    lock.split(separator: "\n").compactMap { line -> Package.Dependency? in
        let fields = line.split(separator: " ").map(String.init)
        guard fields.count == 3, !line.hasPrefix("#"), let version = Version(fields[1]) else { return nil }
        return .package(url: fields[2], exact: version, traits: fields[2] == hummingbird ? [] : [.defaults])
    }
}

let package = Package(
    name: "trunkline",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [
        .library(name: "PhoneNumbers", targets: ["PhoneNumbers"]),
        .library(name: "NumberDetails", targets: ["NumberDetails"]),
        .library(name: "InputMasks", targets: ["InputMasks"]),
        .library(name: "FormFields", targets: ["FormFields"]),
        .library(name: "Archives", targets: ["Archives"]),
        .library(name: "Tables", targets: ["Tables"]),
        .library(name: "ContactModel", targets: ["ContactModel"]),
        .library(name: "ContactReading", targets: ["ContactReading"]),
        .library(name: "ColumnRecognition", targets: ["ColumnRecognition"]),
        .library(name: "ContactWriting", targets: ["ContactWriting"]),
        .library(name: "ContactMatching", targets: ["ContactMatching"]),
        .library(name: "Threads", targets: ["Threads"]),
        .library(name: "ContactStore", targets: ["ContactStore"]),
        .library(name: "SourceInput", targets: ["SourceInput"]),
        .library(name: "RegionInference", targets: ["RegionInference"]),
        .library(name: "ContactCleaning", targets: ["ContactCleaning"]),
        .library(name: "NumberingPlanCompiler", targets: ["NumberingPlanCompiler"]),
        .library(name: "CInterface", targets: ["CInterface", "CTrunkline"]),
        // Not for programs: what the benchmarks share with the tests.
        .library(name: "_SeededRandom", targets: ["SeededRandom"]),
        .library(name: "_NumberCorpus", targets: ["NumberCorpus"]),
        .library(name: "_RegionCorpus", targets: ["RegionCorpus"]),
        .executable(name: "trunkline", targets: ["trunkline"]),
    ],
    traits: [
        .trait(
            name: "Workbench", description: "The workbench in the browser, `trunkline serve`, which needs Hummingbird."),
        // The variable is for scripts that build the command several times: without the workbench that takes half the time.
        .default(enabledTraits: Context.environment["TRUNKLINE_WITHOUT_WORKBENCH"] == nil ? ["Workbench"] : []),
    ],
    dependencies: releaseLock ?? [
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: hummingbird, from: "2.28.1", traits: []),
    ],
    targets: [
        // The engine floors: no Foundation.
        .target(name: "NumberingPlanData", exclude: ["Plans"]),
        .target(name: "PhoneNumbers", dependencies: ["NumberingPlanData"]),
        .target(name: "InputMasks"),
        .target(name: "FormFields", dependencies: ["InputMasks", "PhoneNumbers"]),

        // The C library: its header, and the functions behind it.
        .target(name: "CTrunkline"),
        .target(name: "CInterface", dependencies: ["CTrunkline", "PhoneNumbers"]),

        // The texts of Knowledge/, compiled to one table, and its reader and compiler.
        .target(name: "KnowledgeData"),
        .target(name: "KnowledgeTable", dependencies: ["KnowledgeData"]),
        .target(name: "KnowledgeCompiler", dependencies: ["KnowledgeTable", "NumberDetails", "PhoneNumbers"]),

        // What is known about numbers beside their plans: areas, time zones, carriers.
        .target(name: "NumberDetailsData", exclude: ["Details"]),
        .target(name: "NumberDetails", dependencies: ["NumberDetailsData", "PhoneNumbers"]),

        // The contact that crosses layers, and what is found about it.
        .target(name: "ContactModel", dependencies: ["PhoneNumbers"]),
        // Contacts to people: values in, people and reasons out.
        .target(name: "ContactMatching", dependencies: ["ContactModel", "KnowledgeTable"]),

        // Plan files to the compiled table: a developer's tool.
        .target(name: "NumberingPlanCompiler", dependencies: ["PhoneNumbers"]),
        .executableTarget(name: "compile-knowledge", dependencies: ["KnowledgeCompiler", "NumberingPlanCompiler"]),

        // JSON as every output has it.
        .target(name: "JSONWriting"),
        // Markup of pages and reports, in which text stays text.
        .target(name: "Markup"),
        // Arrow IPC streams.
        .target(name: "ArrowWriting"),

        // Contact files to contacts.
        .target(name: "ContactReading", dependencies: ["ContactModel", "KnowledgeTable", "PhoneNumbers"]),
        // What the columns of a table mean, by headings and values.
        .target(
            name: "ColumnRecognition",
            dependencies: ["ContactModel", "ContactReading", "KnowledgeTable", "PhoneNumbers"]),
        // Contacts to files.
        .target(
            name: "ContactWriting",
            dependencies: [
                "Archives", "ColumnRecognition", "ContactModel", "ContactReading", "JSONWriting", "NumberDetails",
                "PhoneNumbers",
            ]),

        // The system's zlib, which inflates archives.
        .systemLibrary(name: "CZlib", providers: [.apt(["zlib1g-dev"])]),
        // The system's decoders of the other compressed formats, from their archives.
        .systemLibrary(name: "CBzip2", providers: [.apt(["libbz2-dev"])]),
        .systemLibrary(name: "CLzma", providers: [.apt(["liblzma-dev"]), .brew(["xz"])]),
        .systemLibrary(name: "CZstd", providers: [.apt(["libzstd-dev"]), .brew(["zstd"])]),
        .target(
            name: "Archives",
            dependencies: [
                "CZlib",
                .target(name: "CBzip2", condition: .when(platforms: [.linux])),
                .target(name: "CLzma", condition: .when(platforms: [.linux])),
                .target(name: "CZstd", condition: .when(platforms: [.linux])),
            ],
            linkerSettings: [
                .linkedLibrary(":libbz2.a", .when(platforms: [.linux])),
                .linkedLibrary(":liblzma.a", .when(platforms: [.linux])),
                .linkedLibrary(":libzstd.a", .when(platforms: [.linux])),
            ]),

        // Workbooks, JSON and LDIF as tables.
        .systemLibrary(name: "CExpat", providers: [.apt(["libexpat1-dev"])]),
        .target(
            name: "Tables", dependencies: ["Archives", "CExpat", "CSQLite", "ColumnRecognition", "KnowledgeTable"],
            linkerSettings: [
                .linkedLibrary(":libexpat.a", .when(platforms: [.linux])),
                .linkedLibrary("expat", .when(platforms: [.macOS, .iOS])),
            ]),

        // Work on several threads, and its cancellation.
        .target(name: "Threads"),

        // Inputs: files, archives and their hashes, as sources to be read.
        // The system's SHA-256, where CryptoKit is not.
        .systemLibrary(name: "CLibcrypto", providers: [.apt(["libssl-dev"])]),
        // Files that are exchanged in one step, a call that Swift does not see.
        .target(name: "CFileExchange"),
        .target(
            name: "SourceInput",
            dependencies: [
                "Archives", "CFileExchange", "ColumnRecognition", "ContactModel", "ContactReading",
                "PhoneNumbers", "Tables", "Threads",
                .target(name: "CLibcrypto", condition: .when(platforms: [.linux])),
            ]),

        // The region of national numbers, by the evidence of their source.
        .target(
            name: "RegionInference",
            dependencies: [
                "ColumnRecognition", "ContactModel", "ContactReading", "KnowledgeTable", "PhoneNumbers", "SourceInput",
            ]),

        // The JSON objects that the command and the engine of a page give for a number.
        .target(name: "CheckContract", dependencies: ["JSONWriting", "PhoneNumbers"]),

        // The engine as a page calls it: compiled to WebAssembly by Sources/PageEngine/Runtime/build, and here for its tests.
        .target(
            name: "PageEngine", dependencies: ["CheckContract", "FormFields", "JSONWriting", "PhoneNumbers"],
            exclude: ["Runtime"]),

        // The settings of the system's SQLite that Swift cannot make.
        .systemLibrary(name: "CSQLite", providers: [.apt(["libsqlite3-dev"])]),
        // The SQLite file, the use cases over it, and the command over those.
        .target(
            name: "ContactStore",
            dependencies: [
                "ArrowWriting", "CSQLite", "CheckContract", "ContactModel", "ContactReading", "JSONWriting",
                "KnowledgeTable", "PhoneNumbers", "Threads",
                .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "GRDBSQLite", package: "GRDB.swift"),
            ]),
        .target(
            name: "ContactCleaning",
            dependencies: [
                "Archives", "ColumnRecognition", "ContactMatching", "ContactModel", "ContactReading", "ContactStore",
                "ContactWriting", "FormFields", "JSONWriting", "KnowledgeTable", "NumberDetails", "PhoneNumbers",
                "RegionInference", "SourceInput", "Tables", "Threads",
            ]),
        // What the pages of the workbench need, as bytes: styles, scripts, and the engine.
        .target(name: "WorkbenchAssets", exclude: ["Files", "Map", "Texts"]),
        // The workbench in the browser: a server over the use cases, its pages, and what they need.
        .target(
            name: "Workbench",
            dependencies: [
                "Archives", "CheckContract", "ColumnRecognition", "ContactCleaning", "ContactMatching", "ContactModel",
                "ContactReading", "ContactStore", "ContactWriting", "JSONWriting", "Markup", "PhoneNumbers",
                "RegionInference", "SourceInput", "Threads",
                .target(name: "WorkbenchAssets", condition: .when(traits: ["Workbench"])),
                .product(name: "Hummingbird", package: "hummingbird", condition: .when(traits: ["Workbench"])),
            ]),
        .executableTarget(
            name: "trunkline",
            dependencies: [
                .target(name: "Workbench", condition: .when(traits: ["Workbench"])),
                "CheckContract", "ColumnRecognition", "ContactCleaning", "ContactMatching", "ContactModel",
                "ContactReading", "ContactStore", "ContactWriting", "FormFields", "InputMasks", "JSONWriting", "Markup",
                "NumberDetails", "PhoneNumbers", "RegionInference", "SourceInput", "Threads",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),

        // The random numbers of tests, benchmarks and fuzzing.
        .target(name: "SeededRandom", path: "Tests/SeededRandom"),
        // Numbers of every plan, and cells that hold them beside other things.
        .target(
            name: "NumberCorpus", dependencies: ["PhoneNumbers", "SeededRandom"], path: "Tests/NumberCorpus",
            resources: [.copy("remarks.tsv")]),
        // Tables of known countries, for `--region auto`.
        .target(
            name: "RegionCorpus",
            dependencies: [
                "ContactCleaning", "NumberCorpus", "PhoneNumbers", "RegionInference", "SeededRandom",
                .product(name: "GRDB", package: "GRDB.swift"),
            ], path: "Tests/RegionCorpus"),

        .testTarget(
            name: "PhoneNumbersTests", dependencies: ["NumberCorpus", "PhoneNumbers", "SeededRandom"],
            resources: [
                .copy("Cells/cells.tsv"), .copy("Reference/cases.tsv"), .copy("Spellings/spellings.tsv"),
                .copy("Renumbering/renumbered.tsv"),
            ]),
        .testTarget(name: "CInterfaceTests", dependencies: ["CInterface", "CTrunkline", "PhoneNumbers"]),
        .testTarget(name: "NumberingPlanCompilerTests", dependencies: ["NumberingPlanCompiler", "PhoneNumbers"]),
        .testTarget(
            name: "KnowledgeTests",
            dependencies: [
                "ColumnRecognition", "ContactCleaning", "ContactMatching", "ContactReading", "ContactStore",
                "KnowledgeCompiler", "KnowledgeTable", "PhoneNumbers",
            ]),
        .testTarget(
            name: "NumberDetailsTests", dependencies: ["KnowledgeCompiler", "NumberDetails", "PhoneNumbers"],
            resources: [.copy("Reference/cases.tsv")]),
        .testTarget(name: "InputMasksTests", dependencies: ["InputMasks", "SeededRandom"]),
        .testTarget(name: "FormFieldsTests", dependencies: ["FormFields", "SeededRandom"]),
        .testTarget(name: "ContactModelTests", dependencies: ["ContactModel"]),
        .testTarget(
            name: "ContactMatchingTests",
            dependencies: ["ContactMatching", "ContactModel", "KnowledgeTable", "SeededRandom"],
            resources: [.copy("Names/Pairs")]),
        .target(name: "ArchiveTestSupport", dependencies: ["CZlib"], path: "Tests/ArchiveTestSupport"),
        .testTarget(name: "ArchivesTests", dependencies: ["ArchiveTestSupport", "Archives", "SeededRandom"]),
        .testTarget(
            name: "TablesTests", dependencies: ["ArchiveTestSupport", "Archives", "CSQLite", "SeededRandom", "Tables"]),
        .target(
            name: "ReadingTestSupport", dependencies: ["ColumnRecognition", "ContactModel", "ContactReading"],
            path: "Tests/ReadingTestSupport"),
        .testTarget(
            name: "ContactReadingTests",
            dependencies: ["ColumnRecognition", "ContactModel", "ContactReading", "ReadingTestSupport", "SeededRandom"]),
        .testTarget(
            name: "ColumnRecognitionTests",
            dependencies: [
                "ColumnRecognition", "ContactModel", "ContactReading", "PhoneNumbers", "ReadingTestSupport",
                "SeededRandom",
            ]),
        .testTarget(
            name: "ContactWritingTests",
            dependencies: [
                "ColumnRecognition", "ContactModel", "ContactReading", "ContactWriting", "PhoneNumbers",
                "ReadingTestSupport", "SeededRandom",
            ]),
        .target(name: "ArrowTestSupport", path: "Tests/ArrowTestSupport"),
        .testTarget(name: "ArrowWritingTests", dependencies: ["ArrowTestSupport", "ArrowWriting"]),
        .testTarget(name: "MarkupTests", dependencies: ["Markup"]),
        .testTarget(name: "JSONWritingTests", dependencies: ["JSONWriting", "SeededRandom"]),
        .testTarget(
            name: "PageEngineTests", dependencies: ["CheckContract", "JSONWriting", "PageEngine", "PhoneNumbers"]),
        .target(name: "SQLiteStartup", path: "Tests/SQLiteStartup"),
        .target(
            name: "StoreTestSupport",
            dependencies: [
                "ContactModel", "ContactStore", "PhoneNumbers", "SQLiteStartup",
                .product(name: "GRDB", package: "GRDB.swift"),
            ], path: "Tests/StoreTestSupport"),
        .testTarget(
            name: "ContactStoreTests",
            dependencies: [
                "ContactModel", "ContactStore", "PhoneNumbers", "SeededRandom", "StoreTestSupport", "Threads",
                .product(name: "GRDB", package: "GRDB.swift"), .product(name: "GRDBSQLite", package: "GRDB.swift"),
            ], exclude: ["Schema/Snapshots"]),
        .testTarget(name: "ThreadsTests", dependencies: ["Threads"]),
        .testTarget(name: "SourceInputTests", dependencies: ["Archives", "SourceInput", "Threads"]),
        .testTarget(
            name: "RegionInferenceTests",
            dependencies: [
                "Archives", "ColumnRecognition", "ContactModel", "ContactReading", "PhoneNumbers", "RegionCorpus",
                "RegionInference", "SeededRandom", "SourceInput",
            ]),
        .testTarget(
            name: "ContactCleaningTests",
            dependencies: [
                "ArchiveTestSupport", "Archives", "ArrowTestSupport", "ColumnRecognition", "ContactCleaning",
                "ContactMatching", "ContactModel", "ContactReading", "ContactStore", "ContactWriting",
                "KnowledgeTable", "NumberCorpus", "PhoneNumbers", "RegionCorpus", "RegionInference", "SeededRandom",
                "SourceInput", "StoreTestSupport", "Threads",
                .product(name: "GRDB", package: "GRDB.swift"),
            ], exclude: ["Columns/Tables"]),
        .testTarget(
            name: "WorkbenchTests",
            dependencies: [
                "ContactCleaning", "ContactModel", "ContactStore", "Markup", "PhoneNumbers", "SourceInput",
                "StoreTestSupport", "Threads", "Workbench",
            ]),
        .testTarget(
            name: "TrunklineCommandTests",
            dependencies: [
                "ArchiveTestSupport", "ContactStore", "Markup", "SeededRandom", "StoreTestSupport", "trunkline",
            ],
            exclude: ["Snapshots"]),
    ]
)

/// For `make test`: modules with what tests import of them. Other packages may not use a target with such settings, and so it takes a
/// variable.
let isForTests = Context.environment["TRUNKLINE_TESTABLE"] != nil

/// The settings of a target of a build for tests. What reads, compares and formats is optimized as it is shipped. Optimizing what prepares
/// statements, arguments and pages, and the tests themselves, takes longer than it saves, as does a module of tests that is ready early.
func testSettings(of target: Target) -> [SwiftSetting] {
    let flags =
        switch target.name {
        case _ where target.type == .test: ["-Onone", "-no-emit-module-separately-wmo"]
        case "Workbench", "trunkline": ["-enable-testing", "-Onone"]
        case "ContactCleaning", "ContactStore", "Tables": ["-enable-testing", "-Osize"]
        default: ["-enable-testing"]
        }
    return [.unsafeFlags(flags + ["-gnone"], .when(configuration: .release))]
}

/// Targets whose code is memory-safe but for expressions marked `unsafe`.
let memorySafeTargets: Set = [
    "CheckContract", "ContactModel", "FormFields", "InputMasks", "KnowledgeCompiler", "Markup", "Threads",
    "compile-knowledge",
]

for target in package.targets where target.name != "NumberingPlanData" && target.type != .system {
    var settings = target.swiftSettings ?? []
    settings.append(.enableUpcomingFeature("ExistentialAny"))
    settings.append(.enableUpcomingFeature("MemberImportVisibility"))
    settings.append(.enableUpcomingFeature("InternalImportsByDefault"))
    if memorySafeTargets.contains(target.name) { settings.append(.strictMemorySafety()) }
    if isForTests { settings += testSettings(of: target) }
    if Context.environment["TRUNKLINE_STRICT"] != nil {
        settings.append(.treatAllWarnings(as: .error))
    }
    target.swiftSettings = settings
}
