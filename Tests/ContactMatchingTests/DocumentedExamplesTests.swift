import ContactMatching
import ContactModel
import Testing

/// The example of `ContactMatching.docc/ContactMatching.md`.
@Suite struct DocumentedExamplesTests {
    @Test func aNicknameAndANumber() {
        var batch = ContactBatch()
        var record = ContactRecord(id: 1)
        record.append(.displayName, "Robert Sample")
        record.appendPhone("+447700900001", kind: .mobile)
        batch.append(record)

        record.removeAll(id: 2)
        record.append(.displayName, "Bob Sample")
        record.appendPhone("+447700900001", kind: .mobile)
        batch.append(record)

        let matcher = ContactMatcher([batch])
        let people = matcher.match()
        #expect(people.peopleCount == 1)
        #expect(Array(people.contacts(ofPerson: 0)) == [1, 2])
        #expect(matcher.evidence(1, 2)?.parts.map(\.kind) == [.nickname, .sharedMobile])

        let apart = matcher.withDecisions([MatchDecision(1, 2, isSame: false)]).match()
        #expect(apart.peopleCount == 2)
    }
}
