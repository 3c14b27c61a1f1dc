#if Workbench
import ContactMatching
import ContactModel
import Markup
import Testing

@testable import ContactCleaning
@testable import PhoneNumbers
@testable import Workbench

struct TextTableTests {
    private static let languages = Language.offered.map(\.language)
    private static let english = Texts.table(of: .english)
    private static let sentences = Set(TextTable.sentences.map { $0.family } + ["note"])

    @Test(arguments: languages)
    func everyLineIsAText(_ language: Language) {
        #expect(Texts.table(of: language).faults == [])
        #expect(Texts.table(of: language).messages.count > 500)
    }

    /// The names of countries are known in English from elsewhere.
    @Test(arguments: languages.dropFirst())
    func languagesHaveTheSameTexts(_ language: Language) {
        let keys = Texts.table(of: language).messages.keys.filter { !$0.hasPrefix("region.") }
        #expect(Set(keys).symmetricDifference(Self.english.messages.keys) == [])
    }

    @Test(arguments: languages)
    func valuesAndPluralFormsAgree(_ language: Language) {
        for (key, forms) in Texts.table(of: language).messages {
            let names = Self.names(forms)
            if let wanted = Self.english.messages[key] { #expect(names == Self.names(wanted), "\(key)") }
            // A form for one need not say how many.
            for form in forms.values { #expect(names.subtracting(form.names).isSubset(of: ["count"]), "\(key)") }
            if forms.keys.contains(nil) {
                #expect(forms.count == 1, "\(key)")
            } else {
                #expect(
                    Set(forms.keys) == PluralCategory.all(in: language).reduce(into: []) { $0.insert($1) }, "\(key)")
                #expect(names.contains("count"), "\(key) has forms and no count")
            }
        }
    }

    private static func names(_ forms: [PluralCategory?: Message]) -> Set<String> {
        forms.values.reduce(into: []) { $0.formUnion($1.names) }
    }

    @Test func everyTextOfTheCodeIsInTheTable() throws {
        for (key, places) in try SourceTexts().direct {
            let forms = Self.english.messages[key]
            #expect(forms != nil, "\(key) is in no table")
            for names in places where !names.isEmpty {
                #expect(Self.names(forms ?? [:]).subtracting(names) == [], "\(key) is asked for without a value")
            }
        }
    }

    @Test func everyLineOfTheTableIsUsed() throws {
        let used = try SourceTexts()
        let unused = Self.english.messages.keys.filter { key in
            let family = String(key.prefix { $0 != "." })
            return used.direct[key] == nil && !used.families.contains(family) && !Self.sentences.contains(family)
        }
        #expect(unused == [])
    }

    @Test(arguments: languages)
    func whatComesFromOtherModulesHasWords(_ language: Language) {
        let messages = Texts.table(of: language).messages
        let reasons = RejectionReason.allCases.map(\.name)
        let categories = PhoneNumber.Categories.categoryNames
        let wanted: [(family: String, names: [String])] = [
            ("reason", reasons + ["accepted", "rejected", "ambiguous", "empty"]), ("meaning", reasons + ["ambiguous"]),
            ("category", categories.map { "\($0)" }), ("evidence", EvidencePart.Kind.allCases.map(\.rawValue)),
            ("refused", RefusalReason.allCases.map(\.rawValue)),
            ("next", SuggestionClass.allCases.map(\.rawValue)), ("remedy", SuggestionClass.allCases.map(\.rawValue)),
            ("remedy-ground", SuggestionClass.allCases.map(\.rawValue)), ("field", FieldName.all),
            ("step", Explanation.StepName.allCases.map(\.rawValue)),
            ("contact-kind", Contact.Kind.allCases.map(\.rawValue)),
            ("facet", ProblemFilter.Facet.allCases.map(\.rawValue)),
            ("tab", DuplicatesScreen.Tab.allCases.map(\.rawValue)),
            ("screen", Frame.Screen.allCases.map(\.rawValue)), ("destination", Destination.all.map(\.name)),
            ("destination-note", Destination.all.map(\.name)), ("destination-steps", Destination.all.map(\.name)),
        ]
        for (family, names) in wanted {
            for name in names { #expect(messages["\(family).\(name)"] != nil, "\(family).\(name)") }
        }
    }

    /// Two notes would have one key if they differed in their signs alone.
    @Test func everyNoteHasAKeyOfItsOwn() {
        let notes = NumberingPlan.notes
        #expect(notes.count > 80)
        #expect(Set(notes.map(Text.key(ofNote:))).count == notes.count)
    }

    @Test(arguments: RejectionReason.allCases)
    func englishSaysWhatTheCommandSays(_ reason: RejectionReason) {
        #expect(Text("meaning", of: reason.name).plain == reason.explanation)
    }

    @Test(arguments: EvidencePart.Kind.allCases)
    func englishGivesTheReasonsOfTheCommand(_ kind: EvidencePart.Kind) {
        let text = Text("evidence", of: kind.rawValue, ["value": .text("x"), "holders": .text("")])
        #expect(text.plain == EvidencePart(kind: kind, bits: .zero, value: "x").sentence)
    }

    @Test(arguments: languages.dropFirst())
    func everyRegionOfThePlansHasAName(_ language: Language) {
        let codes = NumberingPlan.regions.map(\.code).filter { $0.first?.isLetter == true }
        #expect(codes.filter { !Texts.of(language).has("region.\($0)") } == [])
    }
}
#endif
