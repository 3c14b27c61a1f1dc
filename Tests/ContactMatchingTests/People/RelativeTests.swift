import ContactMatching
import Testing

/// Names that have the name of a father or a husband in them, beside that of this man.
@Suite struct RelativeTests {
    @Test(arguments: [
        ("Saima W/O Tariq Khan", "Tariq Khan"), ("Arif Khan S/O Tarik Beg", "Tarik Beg"),
        ("Ayşe Kaya D/O Ali Kaya", "Ali Kaya"), ("Omar bin Tariq Saleh", "Tariq Saleh"),
        ("Lina bint Tariq Fahd", "Tariq Fahd"), ("نورة بنت خالد العمري", "خالد العمري"),
        ("g:Omar bin Tariq | f:Saleh", "g:Tariq | f:Saleh"), ("g:Saima | f:W/O Tariq Khan", "Tariq Khan"),
        ("Saima w/o Tariq Khan", "Tariq Khan"), ("Lena Vogt c/o Erwin Stahl", "Erwin Stahl"),
    ]) func areNotTheMan(_ name: String, _ man: String) {
        #expect(Book.outcome(name, man) == .apart)
        #expect(Book.outcome(man, name) == .apart)
    }

    /// Namesakes by their fathers.
    @Test(arguments: [
        ("Arif Khan S/O Tarik Beg", "Arif Khan S/O Omar Beg"), ("Suresh S/O Raman", "Suresh S/O Gopal"),
        ("Kavitha A/P Rajendran", "Kavitha A/P Muthusamy"),
    ]) func haveOtherFathers(_ one: String, _ two: String) { #expect(Book.outcome(one, two) != .joined) }

    /// Names of father and grandfather behind a given name, and the same without the first word: the name of the father.
    @Test(arguments: [
        ("محمد أحمد محمود", "أحمد محمود"), ("Ali Hassan Mahmoud", "Hassan Mahmoud"),
        ("Dawit Abebe Bekele", "Abebe Bekele"), ("Hodan Ali Nur", "Ali Nur"),
        ("g:Ali Hassan | f:Mahmoud", "g:Hassan | f:Mahmoud"), ("Ali Hassan Mahmoud Saleh", "Hassan Mahmoud Saleh"),
    ]) func mayBeTheFather(_ name: String, _ father: String) {
        #expect(Book.outcome(name, father) == .asked)
        #expect(Book.outcome(father, name, sharing: "+4915112345678m | home@example.org") == .asked)
    }

    @Test(arguments: [
        ("Omar bin Tariq Saleh", "Omar Saleh"), ("Ali Hassan Mahmoud", "Ali Mahmoud"),
        ("Saima W/O Tariq Khan", "Saima Khan"), ("Arif Khan S/O Tarik Beg", "Arif Khan"),
        ("Ahmad Faizal bin Ismail", "Faizal Ismail"), ("Suresh S/O Raman", "Suresh Raman"),
        ("Lena Vogt c/o Erwin Stahl", "Lena Vogt"), ("María García", "María García Pons"),
        ("Anna Maria Weber", "Maria Weber"), ("Syed Imran Ali", "Imran Ali"),
        ("g:Omar bin Tariq | f:Saleh", "Omar bin Tariq Saleh"), ("g:Sam A/L | f:Raju", "Sam A/L Raju"),
        ("Anna Weber/M", "Anna Weber"), ("g:Hyun Bin | f:Kim", "g:Hyun-Bin | f:Kim"),
    ]) func areOne(_ one: String, _ two: String) {
        #expect(Book.outcome(one, two) == .joined)
        #expect(Book.outcome(two, one) == .joined)
    }

    /// The reason says that the words are the other's, and not that they are spelled alike.
    @Test(arguments: [("Ali Hassan Mahmoud", "Hassan Mahmoud"), ("María García", "María García Pons")])
    func wordsAreTheReason(_ one: String, _ two: String) throws {
        let scene = Book(["\(one) | +4915112345678m", "\(two) | +4915112345678m"]).matcher()
        #expect(try #require(scene.evidence(1, 2)).parts.map(\.kind).contains(.wordsOfName))
    }
}
