package import NumberDetails
import PhoneNumbers

extension Report {
    /// Adds details of the numbers as further columns: those of the E.164 form of a row, or of the text that was rejected, read in the
    /// country that the row has.
    package mutating func add(_ details: [NumberDetail]) {
        guard !details.isEmpty else { return }
        let places = Dictionary(columns.enumerated().map { ($1.key, $0) }) { first, _ in first }
        columns += details.map { Column($0.rawValue, $0.title, .text, .detail) }
        let former = rows
        rows = { body in
            try former { values in
                func value(_ key: String) -> String? { places[key].flatMap { values[$0] } }
                let number =
                    places["e164"] == nil
                    ? Self.rejectedNumber(value("value") ?? value("raw"), country: value("country"))
                    : value("e164").flatMap { NumberDetails(e164: $0) }
                try body(values + details.map { number?.text(of: $0) })
            }
        }
    }

    /// The details of a text whose country is known; `nil` if it is no number of that country.
    private static func rejectedNumber(_ text: String?, country: String?) -> NumberDetails? {
        guard let text, let country else { return nil }
        let read = Classifier(region: RegionCode(country), allowedCategories: .all).classify(text)
        let countries = [read.region?.code, read.countryCode.map { "+\($0.number)" }]
        return countries.contains(country) ? NumberDetails(of: read) : nil
    }
}
