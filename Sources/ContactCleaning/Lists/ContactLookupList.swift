import ContactMatching
import ContactModel
import ContactStore
import Foundation
package import PhoneNumbers
package import RegionInference
package import Threads

/// A second list, such as one of people who must not be called: the numbers, e-mail addresses and people in a file.
///
/// The file is read like any other, in the region of its own; numbers are compared in E.164 form, and addresses without case.
package struct ContactLookupList: Sendable {
    /// The path of the file.
    package let path: String
    /// The number of its records, and of the numbers that have no E.164 form, with which nobody can be found.
    package private(set) var records = 0, unusableNumbers = 0
    /// The region in which the contacts were read, where national numbers were read in it because the list does not show theirs.
    package private(set) var assumedRegion: RegionCode?
    /// The places of the numbers, by E.164 form, and of the addresses, in small letters.
    private(set) var numbers: [String: Place] = [:], addresses: [String: Place] = [:]

    /// The contacts of the list as they are compared, by negative keys, and their places by these keys.
    private(set) var contacts = ContactBatch(), people: [Int64: Place] = [:]

    /// A value in the list, at its first place.
    struct Place: Sendable, Hashable {
        var line: Int
        var text: String
    }

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - path: The path; `-` for standard input.
    ///   - region: The region of its national numbers.
    ///   - other: The region of those that have none then, as ``region(ofSourcesIn:)`` gives it; `nil` to leave them without an E.164 form.
    ///   - keys: By what contacts are looked for.
    /// - Throws: `SourceError` if the file cannot be read to its end; ``EmptyLookupList``; `CancellationError`.
    package init(
        _ path: String, region: RegionChoice, otherwise other: RegionCode? = nil,
        by keys: Set<ListKey> = ListKey.values,
        cancellation: Cancellation = Cancellation()
    ) throws {
        self.path = path
        let folder = try PrivateFolder()
        defer { folder.remove() }
        let database = folder.path + "/list.db"
        // Whatever the policy of the contacts was, a number of the list is the number that it is.
        let policy = (try? AcceptancePolicy(words: ["all"])) ?? .default
        let ingest = Ingest(
            inputs: [path], database: database, options: CleaningOptions(region: region, acceptancePolicy: policy),
            cancellation: cancellation)
        let summary = try ingest.run()
        if let error = summary.errors.first { throw error }
        if let other, summary.inputs.allSatisfy({ $0.region?.region == nil && $0.region?.groups == nil }) {
            let corrected = try NumberCorrections(database: database).correct(ContactSelection(), in: other).corrected
            if !corrected.isEmpty { assumedRegion = other }
        }
        let store = try ContactDatabase.open(at: database, cancellation: cancellation)
        // A column that nothing calls a phone may hold other things in an export; in a list it is what the list is of.
        var doubtful: [NumberCorrections.Proposal] = []
        try store.forEachAmbiguousNumber { doubtful.append(.init(number: $0.number, value: $0.value)) }
        if !doubtful.isEmpty { _ = try NumberCorrections(database: database).correct(doubtful) }
        try store.forEachContact { add($0) }
        if keys.contains(.person), records > 0 {
            var sink = MatchingSink(isOfList: true)
            try store.readValues(of: 1...(try store.lastContact()), into: &sink)
            contacts = sink.batch
        } else if numbers.isEmpty, addresses.isEmpty {
            throw EmptyLookupList(path: path, unusableNumbers: unusableNumbers)
        }
    }

    /// The region that all sources of a database were read in; `nil` if there is no one region.
    ///
    /// - Throws: `StoreError` if the database cannot be read; `CancellationError`.
    package static func region(ofSourcesIn database: String) throws -> RegionCode? {
        let regions = Set(try ContactDatabase.open(at: database).sourcesAsRead().map(\.defaultRegion))
        return regions.count == 1 ? regions.first.flatMap { $0 }.flatMap(RegionCode.init) : nil
    }

    private mutating func add(_ record: borrowing OutgoingContact) {
        records += 1
        let line = record.contact.origin.line
        people[-Int64(record.id)] = Place(line: line, text: record.contact.displayText ?? "")
        for number in record.numbers {
            let text = String(decoding: record.contact.text[number.raw], as: UTF8.self)
            if number.e164.isEmpty {
                if !text.isEmpty { unusableNumbers += 1 }
            } else {
                let e164 = String(decoding: record.contact.text[number.e164], as: UTF8.self)
                numbers[e164] = numbers[e164] ?? Place(line: line, text: text)
            }
        }
        for field in record.contact.fields where field.kind == .email {
            let text = String(decoding: record.contact.text[field.value], as: UTF8.self)
            let address = text.lowercased()
            addresses[address] = addresses[address] ?? Place(line: line, text: text)
        }
    }
}

/// A list without a number or an e-mail address that could be looked up.
package struct EmptyLookupList: Error, Sendable, Hashable, CustomStringConvertible {
    /// The path of the file.
    package var path: String
    /// The number of numbers that have no E.164 form.
    package var unusableNumbers: Int

    /// A message for a person: the fault and the remedy.
    package var description: String {
        unusableNumbers == 0
            ? "\(path): it has no number and no e-mail address; 'trunkline ingest --explain' shows how it is read"
            : "\(path): none of its \(unusableNumbers) numbers has an E.164 form; --list-region names the region of national numbers"
    }
}
