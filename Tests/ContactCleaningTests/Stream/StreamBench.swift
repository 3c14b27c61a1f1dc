import ContactCleaning
import ContactStore
import Foundation
import StoreTestSupport

/// Streams files, and reads the lines.
struct StreamBench {
    var bench: Workbench

    init() throws { bench = try Workbench() }

    func bytes(of paths: [String], _ format: StreamFormat = .ndjson, jobs: Int = 1) throws -> [UInt8] {
        var bytes: [UInt8] = []
        _ = try ContactStream(inputs: paths, format: format, options: bench.options, jobs: jobs).run {
            bytes += $0
        }
        return bytes
    }

    func lines(of paths: String...) throws -> [[String: Any]] {
        try bytes(of: paths).split(separator: 0x0A).map {
            try JSONSerialization.jsonObject(with: Data($0)) as? [String: Any] ?? [:]
        }
    }

    /// Lines of one table.
    func rows(_ table: String, of lines: [[String: Any]]) -> [[String: Any]] {
        lines.filter { $0["table"] as? String == table }
    }

    /// A table whose rows have everything that is stored somewhere, `count` times.
    func writeTable(_ count: Int = 1, to name: String = "people.csv") throws -> String {
        var text =
            "First Name,Last Name,Home Phone,Mobile Phone,E-mail Address,Home Street,Home City,Birthday,Shoe Size\n"
        for number in 0..<count {
            let line = 1000 + number % 9000
            text +=
                "Ada \(number),\"de \"\"Ü\"\"\",650-253-\(line),212-555-01\(10 + number % 90),a\(number)@example.com,"
            text += "1 Example St,Springfield,4/5/1985,\(number % 50)\n"
            if number % 10 == 9 { text += "too,many,cells,1,2,3,4,5,6,7,8,9,10,11\n" }
        }
        return try bench.folder.write(text, to: name)
    }
}
