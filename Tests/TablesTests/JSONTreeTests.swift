import SeededRandom
import Testing

@testable import Tables

/// Random trees of JSON around known records: every record is found once, with its own numbers only.
struct JSONTreeTests {
    /// A tree in the making.
    struct Tree {
        var random: SeededGenerator
        /// The numbers of each record, by its name.
        var records: [String: [String]] = [:]
        private var count = 0

        init(seed: UInt64) { random = SeededGenerator(seed: seed) }

        mutating func number() -> String {
            count += 1
            return "+44207946" + String(repeating: "0", count: 4 - "\(count)".count) + "\(count)"
        }

        mutating func oneOf<Value>(_ values: [Value]) -> Value {
            values[Int.random(in: 0..<values.count, using: &random)]
        }

        mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

        mutating func shuffled(_ members: [String]) -> String {
            "{" + members.shuffled(using: &random).joined(separator: ",") + "}"
        }

        /// Spellings that the records of one list share.
        struct Style {
            var name: Int
            var phones: Int
            var isWrapped: Bool
            var hasList: Bool
            var hasManager: Bool
            var noise: Int
        }

        mutating func style(_ depth: Int) -> Style {
            Style(
                name: Int.random(in: 0..<4, using: &random), phones: Int.random(in: 0..<6, using: &random),
                isWrapped: chance(20), hasList: depth > 0 && chance(25), hasManager: chance(20),
                noise: Int.random(in: 0..<4, using: &random))
        }

        mutating func record(_ style: Style, _ depth: Int) -> String {
            let name = "Ann\(Self.letters(records.count)) Abe"
            let numbers = (0..<(style.phones == 0 ? 1 : Int.random(in: 1...3, using: &random))).map { _ in number() }
            records[name] = numbers
            var members = [
                [
                    #""name":"\#(name)""#, #""displayName":"\#(name)""#, #""name":{"full":"\#(name)"}"#,
                    #""names":[{"displayName":"\#(name)"}]"#,
                ][style.name]
            ]
            switch style.phones {
            case 0: members.append(#""phone":"\#(numbers[0])""#)
            case 1: members.append(#""phones":[\#(numbers.map { "\"\($0)\"" }.joined(separator: ","))]"#)
            case 2:
                members.append(
                    #""phoneNumbers":[\#(numbers.map { #"{"value":"\#($0)","type":"work"}"# }.joined(separator: ","))]"#
                )
            case 3:
                members.append(
                    #""fields":[\#(numbers.map { #"{"field_name":"Phone","value":"\#($0)"}"# }.joined(separator: ","))]"#
                )
            case 4:
                let places = ["home", "work", "mobile"]
                members.append(
                    #""tel":{\#(zip(places, numbers).map { #""\#($0)":"\#($1)""# }.joined(separator: ","))}"#)
            default:
                members.append(
                    #""details":[\#(numbers.map { #"{"contact_point":"\#($0)"}"# }.joined(separator: ","))]"#)
            }
            for _ in 0..<style.noise {
                members.append(
                    oneOf([
                        #""id":\#(Int.random(in: 1...999, using: &random))"#, #""tags":["a","b"]"#, #""vip":true"#,
                        #""groups":[{"id":1,"name":"Friends"}]"#, #""created":"2020-01-02""#, #""age":null"#,
                    ]))
            }
            if style.hasManager {
                members.append(
                    #""manager":\#(record(Style(name: 0, phones: 0, isWrapped: false, hasList: false, hasManager: false, noise: 0), 0))"#
                )
            }
            if style.hasList {
                let inner = self.style(0)
                let list = (0..<Int.random(in: 1...3, using: &random)).map { _ in record(inner, 0) }
                members.append(#""employees":[\#(list.joined(separator: ","))]"#)
            }
            let object = shuffled(members)
            return style.isWrapped ? #"{"id":\#(records.count),"properties":\#(object)}"# : object
        }

        private static func letters(_ number: Int) -> String {
            String(number).map { String(UnicodeScalar(97 + UInt8($0.wholeNumberValue ?? 0))) }.joined()
        }

        mutating func list(_ depth: Int) -> String {
            let style = style(depth)
            let count = Int.random(in: 1...6, using: &random)
            switch Int.random(in: 0..<5, using: &random) {
            case 0 where count > 1:
                return "{" + (1...count).map { #""k\#($0)x":\#(record(style, depth))"# }.joined(separator: ",") + "}"
            case 1:
                let rows = (0..<count).map { _ -> String in
                    let (name, number) = ("Ann\(Self.letters(records.count)) Abe", number())
                    records[name] = [number]
                    return #"["\#(name)","\#(number)"]"#
                }
                return #"[["Name","Phone"],\#(rows.joined(separator: ","))]"#
            default: return "[" + (0..<count).map { _ in record(style, depth) }.joined(separator: ",") + "]"
            }
        }

        mutating func value(_ depth: Int) -> String {
            guard depth > 0, chance(70) else { return list(1) }
            var members = [#""total":\#(Int.random(in: 0...9, using: &random))"#, #""next":null"#]
            for place in 0..<Int.random(in: 1...2, using: &random) {
                let name = oneOf(["data", "contacts", "list", "items", "export", "_embedded", "Kunden", "payload"])
                members.append(#""\#(name)\#(place == 0 ? "" : "More")":\#(value(depth - 1))"#)
            }
            return shuffled(members)
        }

        mutating func text() -> String {
            if chance(20) {
                let style = style(1)
                return (0..<Int.random(in: 2...6, using: &random)).map { _ in record(style, 1) }.joined(separator: "\n")
            }
            return value(4)
        }
    }

    @Test func everyRecordIsFoundOnce() throws {
        var records = 0
        for seed in 1...400 as ClosedRange<UInt64> {
            var tree = Tree(seed: seed)
            let text = tree.text()
            let result = try convert(.json, text)
            let rows = result.text.split(separator: "\n").dropFirst()
            for (name, numbers) in tree.records {
                records += 1
                let found = rows.filter { row in numbers.contains { row.contains($0) } }
                guard found.count == 1, let row = found.first else {
                    Issue.record("seed \(seed): \(name) is in \(found.count) rows of \(result.text) of \(text)")
                    return
                }
                let others = tree.records.filter { $0.key != name }.flatMap(\.value)
                #expect(numbers.allSatisfy { row.contains($0) }, "seed \(seed): \(row) of \(text)")
                #expect(!others.contains { row.contains($0) }, "seed \(seed): \(row) of \(text)")
                #expect(row.contains(name), "seed \(seed): \(row) of \(text)")
            }
        }
        #expect(records > 1500)
    }
}
