import ContactModel
import ContactReading
package import ContactStore
import Foundation
import PhoneNumbers
import RegionInference
import SourceInput

/// Reads contact files, validates their numbers and gives the rows away as they come: the values that ``Ingest`` would store, and no
/// database.
///
/// Memory does not depend on the size of the files, nor does anything on the number of jobs.
package struct ContactStream: Sendable {
    private let ingest: Ingest
    private let format: StreamFormat

    /// A stream.
    ///
    /// - Parameters:
    ///   - inputs: paths of files; `-` is standard input.
    ///   - options: the options for reading sources and validating their numbers.
    ///   - jobs: the number of threads that validate contacts and encode their rows.
    package init(
        inputs: [String], format: StreamFormat, options: CleaningOptions,
        jobs: Int = ProcessInfo.processInfo.activeProcessorCount
    ) {
        var ingest = Ingest(inputs: inputs, database: "", options: options)
        ingest.jobs = jobs
        self.ingest = ingest
        self.format = format
    }

    /// Reads every input, in order. The rows already given of an input that cannot be read to its end are not taken
    /// back; no row of `sources` follows it.
    ///
    /// - Parameters:
    ///   - progress: is called now and then with the progress of the work.
    ///   - body: takes bytes of the format, in order.
    /// - Returns: the results, input by input; inputs that cannot be read are listed with the reason.
    /// - Throws: what the body throws.
    package func run(
        progress: (IngestProgress) -> Void = { _ in }, _ body: ([UInt8]) throws -> Void
    ) throws -> IngestSummary {
        var summary = IngestSummary()
        var place = Place()
        try body(format.head(planVersion: NumberingPlan.version))
        for path in ingest.inputs {
            try ingest.attempt(path, into: &summary) { file in
                try stream(file, &place, progress: progress, body)
            }
        }
        try body(format.end)
        return summary
    }

    /// The number of sources and of contacts that precede a source.
    private struct Place {
        var sources = 0
        var contacts = 0
    }

    private func stream(
        _ file: InputFile, _ place: inout Place, progress: (IngestProgress) -> Void, _ body: ([UInt8]) throws -> Void
    ) throws -> IngestSummary.Input {
        let region = try ingest.decideRegion(of: file, progress: progress)
        let keys = RowKeys(
            source: place.sources + 1, contact: place.contacts + 1, planVersion: NumberingPlan.version,
            rule: NumberingPlan.rule)
        var reader = ingest.reading(of: file, in: region, [])
        reader.isHashed = format == .ndjson
        var counts = SourceCounts()
        defer {
            place.sources += 1
            place.contacts += counts.storedContacts
        }
        let reading = try reader.run(.streamed(format, path: file.path, keys)) { batch in
            counts += batch.counts
            try body(batch.text)
            progress(IngestProgress(file, after: batch, contacts: counts.storedContacts))
        }
        try file.checkUnchanged()
        try reading.requireContacts(path: file.path)
        counts.skippedContacts = reading.description.skipped
        if format == .ndjson {
            let identity = ingest.identity(of: file, region: region.region, sha256: nil)
            try body(StreamedSource.line(identity, reading.outcome, counts, id: place.sources + 1))
        }
        return reading.result(path: file.path, status: .streamed, counts: counts, region: region)
    }
}
