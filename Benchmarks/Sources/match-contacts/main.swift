import ContactMatching
import Foundation

// usage: match-contacts TABLE [--sweep] [--serial] [--reversed] [--wrong N] [--missed N] [--review] [--refused]
// Matches the contacts of a table with known people, and prints how well that went, one JSON object a line.
//
// usage: match-contacts PAIRS --names [--list]
// Compares pairs of names, and prints how many are joined by a mobile number that both have.

let arguments = CommandLine.arguments.dropFirst()
guard let path = arguments.first(where: { !$0.hasPrefix("--") }), let data = FileManager.default.contents(atPath: path)
else {
    print(
        "usage: match-contacts TABLE [--sweep] [--serial] [--reversed] [--wrong N] [--missed N] [--review] [--refused]\n"
            + "       match-contacts PAIRS --names [--list]")
    exit(64)
}

if arguments.contains("--names") {
    NamePairs(String(decoding: data, as: UTF8.self)).report(listsPairs: arguments.contains("--list"))
    exit(0)
}

func number(after option: String) -> Int {
    guard let place = arguments.firstIndex(of: option), place + 1 < arguments.endIndex else { return 0 }
    return Int(arguments[place + 1]) ?? 0
}

let workers =
    arguments.contains("--serial")
    ? Workers.serial : Workers { DispatchQueue.concurrentPerform(iterations: $0, execute: $1) }
let bytes = [UInt8](data)
let clock = ContinuousClock()

func seconds(_ duration: Duration) -> String {
    String(Double(duration.components.attoseconds / 1_000_000_000_000_000) / 1000 + Double(duration.components.seconds))
}

let start = clock.now
var contacts = LabelledContacts(bytes, reversed: arguments.contains("--reversed"), workers: workers)
let read = clock.now
let people = contacts.people
let matcher = ContactMatcher(contacts.batches, workers: workers)
let prepared = clock.now
let match = matcher.match()
let matched = clock.now

print(
    "{\"at\": \"automatic\", \(Quality(match, people).json), \"people\": \(match.peopleCount), \"review\": \(match.review.count), "
        + "\"refused\": \(match.refused.count), \"comparisons\": \(match.comparisons), \"read\": \(seconds(read - start)), "
        + "\"prepare\": \(seconds(prepared - read)), \"match\": \(seconds(matched - prepared))}")

let answers = match.review.map { people[Int($0.first)] == people[Int($0.second)] }
let right = answers.lazy.filter { $0 }.count
let rightInFirstHalf = answers.prefix(answers.count / 2).lazy.filter { $0 }.count
let answered = matcher.withDecisions(
    zip(match.review, answers).filter(\.1).map { MatchDecision($0.0.first, $0.0.second, isSame: true) })
print(
    "{\"at\": \"review answered\", \(Quality(answered.match(), people).json), \"right\": \(right), "
        + "\"right_in_first_half\": \(rightInFirstHalf)}")

if arguments.contains("--people") {
    for person in 0..<match.peopleCount {
        print(
            "person", person, match.contacts(ofPerson: person).map(String.init).joined(separator: " "), separator: "\t")
    }
}

if arguments.contains("--pairs") {
    let all = matcher.match(MatchSettings(automaticFrom: 100, reviewFrom: Bits(Double(number(after: "--pairs")))))
    for pair in all.review {
        guard let evidence = matcher.evidence(pair.first, pair.second) else { continue }
        let isRight = people[Int(pair.first)] == people[Int(pair.second)]
        let parts = evidence.parts.map { "\($0.kind):\($0.bits):\($0.people)" }.joined(separator: " ")
        print(pair.first, pair.second, isRight ? 1 : 0, pair.bits, evidence.name, parts, separator: "\t")
    }
}

if arguments.contains("--sweep") {
    for bits in [-2.0, 0, 1, 2, 3.3, 4, 5, 6, 7, 8, 9] {
        let match = matcher.match(MatchSettings(automaticFrom: Bits(bits), reviewFrom: 100))
        print("{\"at\": \"\(bits) bits\", \(Quality(match, people).json)}")
    }
}

func show(_ title: String, _ one: Int64, _ two: Int64) {
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    print(title, String(decoding: lines[Int(one)], as: UTF8.self).replacingOccurrences(of: "\t", with: "|"))
    print("     ", String(decoding: lines[Int(two)], as: UTF8.self).replacingOccurrences(of: "\t", with: "|"))
    if let evidence = matcher.evidence(one, two) {
        print("     ", evidence.bits, evidence.name, evidence.parts.map { "\($0.kind) \($0.bits)" })
    }
}

if arguments.contains("--review") {
    var counts: [String: (right: Int, wrong: Int, bits: Double)] = [:]
    for (pair, isRight) in zip(match.review, answers) {
        guard let evidence = matcher.evidence(pair.first, pair.second) else { continue }
        let key = evidence.parts.map { "\($0.kind)" }.sorted().joined(separator: " ")
        counts[key, default: (0, 0, 0)].right += isRight ? 1 : 0
        counts[key, default: (0, 0, 0)].wrong += isRight ? 0 : 1
        counts[key, default: (0, 0, 0)].bits += pair.bits.value
    }
    for (key, count) in counts.sorted(by: { ($1.value.right, $0.key) < ($0.value.right, $1.key) }).prefix(30) {
        let mean = (count.bits / Double(count.right + count.wrong) * 10).rounded() / 10
        print("right \(count.right) wrong \(count.wrong) bits \(mean): \(key)")
    }
}

let wrong = match.joins.filter { people[Int($0.first)] != people[Int($0.second)] }
for join in wrong.prefix(number(after: "--wrong")) { show("wrong", join.first, join.second) }

if number(after: "--missed") > 0 {
    var personOf = [Int](repeating: 0, count: people.count)
    for person in 0..<match.peopleCount {
        for contact in match.contacts(ofPerson: person) { personOf[Int(contact)] = person }
    }
    var byTruth: [Int32: [Int]] = [:]
    for (contact, person) in people.enumerated() { byTruth[person, default: []].append(contact) }
    var missed: [(Int64, Int64)] = []
    for members in byTruth.values.sorted(by: { $0[0] < $1[0] }) {
        for (index, one) in members.enumerated() {
            for two in members.dropFirst(index + 1) where personOf[one] != personOf[two] {
                missed.append((Int64(one), Int64(two)))
            }
        }
    }
    let step = max(1, missed.count / number(after: "--missed"))
    for index in stride(from: 0, to: missed.count, by: step) { show("missed", missed[index].0, missed[index].1) }
}
if arguments.contains("--refused") {
    var counts: [String: (right: Int, wrong: Int)] = [:]
    for refusal in match.refused {
        let isRight = people[Int(refusal.pair.first)] != people[Int(refusal.pair.second)]
        counts["\(refusal.reason)", default: (0, 0)].right += isRight ? 1 : 0
        counts["\(refusal.reason)", default: (0, 0)].wrong += isRight ? 0 : 1
    }
    print(counts)
}
