import AllocationCounter
import PhoneNumbers

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Times what a text field for phone numbers waits for, in processor time: the formatter, and whole fields of all
/// countries. The table that is printed is tab-separated.
@main
struct FieldsBenchmark {
    static func main() {
        print("first formatter, ms\t\(milliseconds { formatters.append(PhoneNumber.Formatter(allowedCountries: us)) })")
        print("first number entered and written, ms\t\(milliseconds { type("2024041234", formatters[0]) })")
        print("formatter of one country, ms\t\(secondFormatter { PhoneNumber.Formatter(allowedCountries: us) })")
        print("formatter of all countries, ms\t\(secondFormatter { PhoneNumber.Formatter() })")
        print("formatter of all countries, bytes\t\(bytes { PhoneNumber.Formatter() })")
        key("US", "2024041234", PhoneNumber.Formatter(allowedCountries: us))
        key("GB", "02079461958", PhoneNumber.Formatter(allowedCountries: [.unitedKingdom]))
        key("DE", "03023126000", PhoneNumber.Formatter(allowedCountries: [.germany]))
        key("AR", "01115-2345-6789", PhoneNumber.Formatter(allowedCountries: [.argentina]))
        key("all countries, US assumed", "2024041234", PhoneNumber.Formatter(assumedCountry: .usAndCanada))
        printSlowestCountries()
    }

    private static let us: [PhoneNumber.CountryCode] = [.usAndCanada]
    nonisolated(unsafe) private static var formatters: [PhoneNumber.Formatter] = []

    /// Enters a text key by key, each read with the text before it, and writes the number after each.
    private static func type(_ text: String, _ formatter: PhoneNumber.Formatter) {
        var field = ""
        for character in text {
            field.append(character)
            guard let (number, index) = formatter.enteredPhoneNumber(field, originalIndex: field.count),
                let (written, _) = formatter.formattedNumber(number, index: index)
            else { continue }
            field = written
        }
    }

    private static func key(_ name: String, _ text: String, _ formatter: PhoneNumber.Formatter) {
        let rounds = 200
        let times = (0..<9).map { _ in
            milliseconds { for _ in 0..<rounds { type(text, formatter) } } * 1000 / Double(rounds * text.count)
        }
        print("a key, \(name), microseconds\t\(rounded(times.sorted()[4]))")
    }

    /// Prints the ten countries whose fields take longest for a key, and the slowest key of each.
    private static func printSlowestCountries() {
        print("a key in a field of a country, microseconds\tmean\tslowest\twhich")
        let fields = PhoneNumber.CountryCode.allCases.map { FieldTiming(of: $0) }
        for field in fields.sorted(by: { $0.mean > $1.mean }).prefix(10) {
            print("+\(field.country.rawValue)\t\(rounded(field.mean))\t\(rounded(field.slowest))\t\(field.slowestKey)")
        }
        let mean = fields.reduce(0) { $0 + $1.mean } / Double(fields.count)
        guard let slowest = fields.max(by: { $0.slowest < $1.slowest }) else { return }
        print(
            "all\t\(rounded(mean))\t\(rounded(slowest.slowest))\t+\(slowest.country.rawValue): \(slowest.slowestKey)")
    }

    private static func rounded(_ number: Double) -> Double { (number * 100).rounded() / 100 }

    private static func secondFormatter(_ make: () -> PhoneNumber.Formatter) -> Double {
        let times = (0..<101).map { _ in milliseconds { formatters.append(make()) } }
        return times.sorted()[50]
    }

    /// The heap memory that a formatter keeps, in bytes; 0 where the C library does not tell.
    private static func bytes(_ make: () -> PhoneNumber.Formatter) -> Int {
        let count = 1000
        var kept: [PhoneNumber.Formatter] = []
        kept.reserveCapacity(count)
        let before = allocated_bytes()
        for _ in 0..<count { kept.append(make()) }
        return Int(allocated_bytes() - before) / count + MemoryLayout<PhoneNumber.Formatter>.size
    }

    static func milliseconds(_ body: () -> Void) -> Double {
        var start = timespec()
        var end = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &start)
        body()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &end)
        return Double(end.tv_sec - start.tv_sec) * 1e3 + Double(end.tv_nsec - start.tv_nsec) / 1e6
    }
}
