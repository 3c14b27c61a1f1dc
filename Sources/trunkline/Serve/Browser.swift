import Foundation

/// The browser of whoever runs the program.
enum Browser {
    /// Opens an address; where there is no browser, nothing happens.
    static func open(_ address: String) {
        #if os(macOS)
        let program = "/usr/bin/open"
        #else
        let program = "/usr/bin/xdg-open"
        #endif
        guard FileManager.default.isExecutableFile(atPath: program) else { return }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = [address]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try? process.run()
    }
}
