import ContactStore
import PhoneNumbers
import RegionInference

/// Reads text of stored numbers as an ingest does: in the country that the contact names, else in that of the source.
struct StoredTextReader {
    /// The region of national numbers whose contact names no country, instead of that of the source.
    var region: RegionCode?
    /// The policy that replaces that of the source; `nil` for that of the source.
    var policy: AcceptancePolicy?
    /// The numbering plans.
    var plans = PlanTable.world

    /// The classifier for the numbers of a source.
    func classifier(for settings: ReadingSettings) -> Classifier {
        let own = Self.policy(of: settings)
        var policy = self.policy ?? own
        // The age of a source is no policy: it stays where another policy takes the place of the source's.
        if policy.dateWritten == 0 { policy.dateWritten = own.dateWritten }
        let region = self.region ?? settings.region.flatMap { RegionCode($0) }
        var classifier = policy.classifier(
            region: region, triesEveryRegion: region == nil && settings.region == "auto",
            plans: plans)
        classifier.readsLostZeros = settings.hasLostZeros
        return classifier
    }

    private static func policy(of settings: ReadingSettings) -> AcceptancePolicy {
        let words = settings.allowed?.split(separator: ",").map(String.init) ?? []
        // A word of a later version has no meaning in this one.
        return (try? AcceptancePolicy(words: words)) ?? .default
    }

    /// The region that a contact names: in a column for regions, else in its addresses, if they agree.
    static func region(of hints: CountryHints) -> RegionCode? {
        for texts in [hints.regions, hints.countries] {
            let regions = Set(texts.compactMap(region))
            if regions.count > 1 { return nil }
            if let region = regions.first { return region }
        }
        return nil
    }

    private static func region(of text: String) -> RegionCode? {
        if case .region(let region) = CountryReading(Array(text.utf8)) { return region }
        return nil
    }
}

extension Classifier {
    /// The numbers of a text, each with the part of the text that it stands on.
    func numbers(in text: String, region: RegionCode?) -> [(text: String, classification: Classification)] {
        let bytes = Array(text.utf8)
        var numbers: [(text: String, classification: Classification)] = []
        bytes.withUnsafeBufferPointer { buffer in
            forEachNumber(in: Span(_unsafeElements: buffer), region: region) { range, classification in
                numbers.append((String(decoding: buffer[range], as: UTF8.self), classification))
            }
        }
        return numbers
    }
}
