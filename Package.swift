// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "trunkline",
    platforms: [.macOS(.v26), .iOS(.v26)],
    products: [
        .library(name: "PhoneNumbers", targets: ["PhoneNumbers"]),
        .library(name: "InputMasks", targets: ["InputMasks"]),
        .library(name: "FormFields", targets: ["FormFields"]),
        .library(name: "ContactFormats", targets: ["ContactFormats"]),
    ],
    targets: [
        // The engine floors: no Foundation.
        .target(name: "NumberingPlanData", exclude: ["Plans"]),
        .target(name: "PhoneNumbers", dependencies: ["NumberingPlanData"]),
        .target(name: "InputMasks"),
        .target(name: "FormFields", dependencies: ["InputMasks", "PhoneNumbers"]),

        // Plan files to the compiled table: a developer's tool.
        .target(name: "NumberingPlanCompiler", dependencies: ["PhoneNumbers"]),
        .executableTarget(name: "compile-plans", dependencies: ["NumberingPlanCompiler"]),

        // Contact files: bytes to contacts.
        .target(name: "ContactFormats"),

        .testTarget(name: "PhoneNumbersTests", dependencies: ["PhoneNumbers"]),
        .testTarget(name: "InputMasksTests", dependencies: ["InputMasks"]),
        .testTarget(name: "FormFieldsTests", dependencies: ["FormFields"]),
        .testTarget(name: "ContactFormatsTests", dependencies: ["ContactFormats"]),
    ]
)

for target in package.targets where target.name != "NumberingPlanData" {
    var settings = target.swiftSettings ?? []
    settings.append(.enableUpcomingFeature("ExistentialAny"))
    settings.append(.enableUpcomingFeature("MemberImportVisibility"))
    settings.append(.enableUpcomingFeature("InternalImportsByDefault"))
    if Context.environment["TRUNKLINE_STRICT"] != nil {
        settings.append(.treatAllWarnings(as: .error))
    }
    target.swiftSettings = settings
}
