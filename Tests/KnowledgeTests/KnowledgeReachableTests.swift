import ContactStore
import KnowledgeTable
import PhoneNumbers
import Testing

@testable import ColumnRecognition
@testable import ContactCleaning
@testable import ContactMatching
@testable import ContactReading
@testable import RegionInference

/// Every entry of every file is found by the code that looks it up.
@Suite struct KnowledgeReachableTests {
    @Test(arguments: KnowledgeTable.sections(of: .nicknames))
    func nicknames(_ list: KnowledgeSection) {
        for row in list.text.split(separator: "\n") {
            let parts = row.split(separator: ":")
            let formal = Self.skeleton(parts[0])
            for familiar in parts[1].split(separator: " ") where Self.skeleton(familiar) != formal {
                let names = NameForms.given.names(ofForm: Self.skeleton(familiar))
                #expect(names.contains(formal), "\(list.name): \(familiar) of \(parts[0])")
            }
        }
    }

    private static func skeleton(_ word: Substring) -> [UInt8] {
        var folded: [UInt8] = []
        Array(word.utf8).withUnsafeBufferPointer { TextFolder().fold($0, into: &folded) }
        var skeleton: [UInt8] = []
        folded.withUnsafeBufferPointer { Skeleton.append($0, to: &skeleton) }
        return skeleton
    }

    @Test(arguments: KnowledgeTable.sections(of: .headers))
    func headers(_ file: KnowledgeSection) throws {
        let table = try #require(HeaderTable.all.first { $0.name == file.value(of: "name") })
        #expect(table.defects.isEmpty)
        var occurrences: [HeaderName: Int] = [:]
        for row in file.text.split(separator: "\n") {
            let place = try #require(row.firstIndex(of: "="))
            let header = row[..<place].dropLast()
            let isMarked = header.hasPrefix("! ") || header.hasPrefix("~ ")
            let name = HeaderName(String(isMarked ? header.dropFirst(2) : header))
            let found = table.entry(for: name, occurrence: occurrences[name, default: 0])
            let meaning = try #require(TargetText.parse(row[place...].dropFirst(2)))
            #expect(found?.entry.target == meaning.target, "\(file.name): \(row)")
            occurrences[name, default: 0] += 1
        }
    }

    @Test func columnsOfOptOut() {
        for row in KnowledgeTable.section("optout/optout").text.split(separator: "\n") {
            let parts = row.split(separator: ":")
            for phrase in parts[1].split(separator: "|") {
                let phrase = phrase.split(separator: " ").joined(separator: " ")
                let words = Array(phrase.utf8)[...]
                func isOptOut(_ column: String) -> Bool { OptOutColumn.isOptOut(Array(column.utf8)[...], words) }
                let isFound =
                    switch parts[0] {
                    case "none": !OptOutColumn.isName(Array("Opt-out \(phrase)".utf8)[...])
                    case "no": !isOptOut("DNC") && isOptOut("Consent") && !isOptOut("Status")
                    case "granted", "unknown": !isOptOut("DNC") && !isOptOut("Consent") && !isOptOut("Status")
                    case "refused": isOptOut("DNC") && isOptOut("Consent") && isOptOut("Status")
                    case _ where parts[0].hasPrefix("channel-"):
                        // A refusal of one way of contact is none of all.
                        !OptOutColumn.overrules(
                            Array("Do not contact \(phrase)".utf8)[...], Array("Do not contact".utf8)[...])
                    default: OptOutColumn.isName(Array(phrase.drop { $0 == "=" }.utf8)[...])
                    }
                #expect(isFound, "\(parts[0]): \(phrase)")
            }
        }
    }

    @Test(arguments: KnowledgeTable.sections(of: .columns))
    func columns(_ file: KnowledgeSection) {
        for row in file.text.split(separator: "\n") {
            for word in row.prefix(while: { $0 != ":" }).split(separator: " ") {
                #expect(ColumnConcept(rawValue: String(word)) != nil, "\(file.name): \(word)")
            }
        }
        PhraseTable(file).forEachPhrase { meaning, phrase in
            let phrase = String(decoding: phrase, as: UTF8.self)
            let concepts = ColumnConcepts(
                meaning.split(separator: " ").compactMap { ColumnConcept(rawValue: String($0)) })
            let found = ColumnVocabulary.concepts[PhraseKey.key(of: phrase)]
            #expect(found?.hasAny(concepts) == true, "\(file.name): \(phrase)")
        }
    }

    /// A name gives its country, unless an alias goes before it, or a code: `Nga`, Russia in Vietnamese, is Nigeria.
    @Test func countries() {
        var earlier: [String: String] = [:]
        for list in ["countries/aliases", "countries/names"] {
            PhraseTable(list).forEachPhrase { code, name in
                let name = String(decoding: name, as: UTF8.self)
                let key = PhraseKey.key(of: name)
                let expected = earlier[key] ?? (key == "nga" ? "NG" : code)
                earlier[key] = expected
                #expect(CountryNames.region(named: name)?.code == expected, "\(list): \(code), \(name)")
            }
        }
        #expect(earlier.count > 9_000)
    }

    @Test(arguments: ["countries/codes", "countries/signs"]) func codesOfCountries(_ list: String) {
        PhraseTable(list).forEachPhrase { region, code in
            let code = String(decoding: code, as: UTF8.self)
            #expect(CountryNames.region(named: code)?.code == region, "\(code)")
        }
    }

    @Test func sharedNames() {
        PhraseTable("countries/shared").forEachPhrase { codes, name in
            let found = SharedNames.countries[PhraseKey.key(of: String(decoding: name, as: UTF8.self))]
            #expect(found?.map(\.code) == codes.split(separator: " ").map(String.init))
        }
    }

    @Test func territories() {
        PhraseTable("countries/territories").forEachPhrase { sovereign, territory in
            let territory = RegionCode(String(decoding: territory, as: UTF8.self))
            #expect(RegionCode(sovereign).map { territory?.isTerritory(of: $0) == true } == true)
        }
    }

    /// Every short name says something that the names in many languages do not.
    @Test func shortNames() {
        #expect(CountryNames.english.count == 245)
        #expect(CountryNames.english.map(\.region.code) == CountryNames.english.map(\.region.code).sorted())
        var first: [String: String] = [:]
        PhraseTable("countries/names").forEachPhrase { code, name in
            if first[code] == nil { first[code] = String(decoding: name, as: UTF8.self) }
        }
        PhraseTable("countries/short").forEachPhrase { code, name in
            let name = String(decoding: name, as: UTF8.self)
            #expect(CountryNames.english.contains { $0.region.code == code && " " + $0.name == name }, "\(name)")
            #expect(first[code] != name, "\(name)")
        }
    }

    @Test func characters() {
        for row in KnowledgeTable.section("characters/html").text.split(separator: "\n") {
            let parts = row.split(separator: ":", maxSplits: 1)
            for name in parts[0].split(separator: " ") {
                #expect(CharacterReferences.decoded("a&\(name);b") == "a\(parts[1].dropFirst())b", "\(name)")
            }
        }
    }

    @Test func letters() {
        for row in KnowledgeTable.section("letters/frequencies").text.split(separator: "\n") {
            let words = row.unicodeScalars.split(separator: " ", maxSplits: 2).map { Array($0) }
            let language = String(String.UnicodeScalarView(words[0]))
            let frequencies = LetterFrequencies.all[language]
            let letters = words[2].map { $0 == "_" ? LetterFrequencies.edge : $0.value }
            let step = frequencies?.isIdeographic == true ? 1 : 2
            for place in stride(from: 0, through: letters.count - step, by: step) {
                let entry = letters[place..<place + step]
                #expect(frequencies?.has(Array(entry)) == true, "\(language): \(entry)")
            }
        }
    }

    @Test func regions() {
        for row in KnowledgeTable.section("regions/facts").text.split(separator: "\n") {
            let words = row.split(separator: " ")
            let facts = RegionCode(words[0]).flatMap { RegionFacts.all[$0] }
            #expect(facts.map { String(Int($0.population)) } == String(words[1]), "\(row)")
            #expect(facts?.languages == words.dropFirst(2).map { String($0) }, "\(row)")
        }
    }
}
