import ContactMatching
import ContactModel

/// An address book of a test: contacts in few words.
///
/// A contact is a line of fields with a bar between them: `John Smith | +447700900001m | john@example.org`. The first is the name as
/// it is shown; the others are known by their form: `+…m` a mobile number, `+…s` one that many reach, `+…e` one that may be either, `+…` another,
/// `#…` a number without its area, `…@…` an address,
/// `b:` a birthday, `o:` an organization, `d:` a department, `j:` a job, `i:` an identifier, `u:` a number of an authority, `w:` an address in the web, `a:` a street, `t:` a town, `z:` a postal code, `g:` a
/// given name, `f:` a family name, `s:` a suffix, `n:` a nickname, `p:` a prefix, `c:` a note, `k:organization` the kind.
struct Book {
    var records: [ContactRecord] = []

    /// Contacts numbered from 1.
    init(_ lines: [String]) {
        for (place, line) in lines.enumerated() { records.append(Self.record(line, id: Int64(place + 1))) }
    }

    static func record(_ line: String, id: Int64) -> ContactRecord {
        var record = ContactRecord(id: id)
        for (place, part) in line.split(separator: "|", omittingEmptySubsequences: false).enumerated() {
            let part = String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
            let rest = String(part.dropFirst(2))
            switch part.prefix(2) {
            case "b:": record.append(.birthday, rest)
            case "o:": record.append(.organization, rest)
            case "d:": record.append(.department, rest)
            case "j:": record.append(.jobTitle, rest)
            case "i:": record.append(.uid, rest)
            case "u:": Array(rest.utf8).withUnsafeBufferPointer { record.append(officialNumber: $0) }
            case "w:": record.append(.url, rest)
            case "a:": record.append(.street, rest)
            case "t:": record.append(.city, rest)
            case "z:": record.append(.postalCode, rest)
            case "g:": record.append(.givenName, rest)
            case "f:": record.append(.familyName, rest)
            case "s:": record.append(.nameSuffix, rest)
            case "n:": record.append(.nickname, rest)
            case "p:": record.append(.namePrefix, rest)
            case "c:": record.append(.note, rest)
            case "k:": record.isOrganization = rest == "organization"
            default:
                if part.hasPrefix("#") {
                    record.appendPhone(String(part.dropFirst()), kind: .unconfirmed)
                } else if part.hasPrefix("+") {
                    appendPhone(part, to: &record)
                } else if place > 0 {
                    record.append(.email, part)
                } else {
                    record.append(.displayName, part)
                }
            }
        }
        return record
    }

    private static func appendPhone(_ part: String, to record: inout ContactRecord) {
        switch part.last {
        case "m": record.appendPhone(String(part.dropLast()), kind: .mobile)
        case "s": record.appendPhone(String(part.dropLast()), kind: .service)
        case "e": record.appendPhone(String(part.dropLast()), kind: .either)
        default: record.appendPhone(part)
        }
    }

    /// People who make a book large enough that names have a usual frequency; nobody is in it twice.
    static func strangers(_ count: Int, from first: Int64 = 1_000_000) -> [ContactRecord] {
        let given = [
            "Ada", "Boris", "Carla", "David", "Elena", "Farid", "Greta", "Hugo", "Irene", "Jonas", "Karim", "Laura",
        ]
        return (0..<count).map { number in
            record(
                "\(given[number % given.count]) \(family(number)) | +4915112\(100_000 + number)m",
                id: first + Int64(number))
        }
    }

    private static func family(_ number: Int) -> String {
        let syllables = ["ba", "co", "du", "fe", "gi", "ka", "lo", "mu", "ne", "pi", "ra", "so", "tu", "ve", "zi"]
        var rest = number &* 7919 &+ 13
        var name = ""
        for _ in 0..<4 {
            name += syllables[rest % syllables.count]
            rest /= syllables.count
        }
        return name + "r"
    }

    func matcher(
        decisions: [MatchDecision] = [], strangers: Int = 400, workers: Workers = .serial, batchSize: Int = .max
    ) -> ContactMatcher {
        let all = records + Self.strangers(strangers)
        var batches: [ContactBatch] = []
        var batch = ContactBatch()
        for record in all {
            batch.append(record)
            if batch.count == batchSize {
                batches.append(batch)
                batch = ContactBatch()
            }
        }
        batches.append(batch)
        return ContactMatcher(batches, decisions: decisions, workers: workers)
    }
}

extension PeopleMatch {
    /// The people among contacts below a million, as lists of contacts.
    var people: [[Int64]] {
        (0..<peopleCount).map { Array(contacts(ofPerson: $0)) }.filter { $0[0] < 1_000_000 }
    }

    /// Returns `true` if two contacts belong to one person.
    func isOne(_ first: Int64, _ second: Int64) -> Bool {
        people.contains { $0.contains(first) && $0.contains(second) }
    }
}
