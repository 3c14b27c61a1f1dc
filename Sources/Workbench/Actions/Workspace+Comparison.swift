import ContactCleaning
import ContactReading
import ContactStore
import RegionInference
import SourceInput

extension Workspace {
    /// The differences of an upload from the stored file of which it is a newer export.
    ///
    /// - Throws: ``NotFound``; `StoreError`.
    func comparison(_ query: [String: String]) async throws -> ComparisonScreen {
        let frame = frame(try await counts.current())
        guard let upload = query["upload"].flatMap({ Int($0) }).flatMap({ uploads[$0] }),
            let source = query["source"].flatMap({ Int($0) })
        else { throw NotFound() }
        let path = reader.readPath
        let stored = try await storedSource(source)
        // Without a choice the first key by which the files can be compared is chosen.
        let words = query["key"].map { [$0] } ?? ComparisonScreen.keys.map(\.word)
        let (word, outcome) = try await onThread { () -> (String, ComparisonScreen.Outcome) in
            var refusal: ComparisonScreen.Outcome?
            for word in words {
                var ingest = upload.ingest(into: path, Self.options(like: stored))
                ingest.isDryRun = true
                ingest.update = Self.update(of: source, key: word)
                do {
                    return (word, .difference(try Self.difference(ExportComparison(ingest).report())))
                } catch let error as SourceError {
                    refusal = refusal ?? .refusal(error)
                }
            }
            guard let refusal else { throw NotFound() }
            return (words[0], refusal)
        }
        return ComparisonScreen(
            frame: frame, upload: (upload.id, upload.name), source: (source, PathText.name(stored.path)), key: word,
            outcome: outcome)
    }

    /// The update by which a newer export takes the place of a source.
    static func update(of source: Int, key: String) -> UpdateOptions {
        UpdateOptions(key: ContactKey(word: key), predecessor: String(source))
    }

    /// The source of a key.
    ///
    /// - Throws: ``NotFound``; `StoreError`.
    func storedSource(_ key: Int) async throws -> StoredSource {
        guard let source = try await reader.read({ try $0.sources().first { $0.id == key } }) else { throw NotFound() }
        return source
    }

    /// The options by which the newer export of a source is read: its numbers are of the same country.
    static func options(like stored: StoredSource) -> CleaningOptions {
        guard let code = stored.defaultRegion, let region = try? RegionChoice(code: code) else {
            return CleaningOptions()
        }
        return CleaningOptions(region: region)
    }

    /// The most values that the page shows.
    private static let maximumRows = 500

    private static func difference(_ report: Report) throws -> ComparisonScreen.Difference {
        var difference = ComparisonScreen.Difference()
        for fact in report.facts {
            if case .count(let count) = fact.value { difference.counts.append((fact.key, count)) }
        }
        let places = Dictionary(report.columns.enumerated().map { ($1.key, $0) }) { first, _ in first }
        difference.more = try report.forEachRowCountingOthers(limit: maximumRows) { values in
            func text(_ key: String) -> String { places[key].flatMap { values[$0] } ?? "" }
            difference.rows.append(
                ComparisonScreen.Row(
                    kind: text("change"), contact: Int(text("contact_id")), name: text("contact"), field: text("field"),
                    before: text("before"), after: text("after")))
        }
        return difference
    }
}
