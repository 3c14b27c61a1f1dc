import ReadingTestSupport
import Testing

@testable import ContactModel

/// A column beside a phone or e-mail column that holds its label is read as the label, never as a number.
@Suite struct LabelColumnTests {
    @Test(arguments: [
        "First Name,Last Name,Phone 1 - Label,Phone 1 - Value", "First Name,Last Name,Phone 1 - Type,Phone 1 - Value",
        "Name,Given Name,Phone 1 - Label,Phone 1 - Value", "Name,Given Name,Phone 1 - Type,Phone 1 - Value",
        "Full Name,City,Phone 1 - Label,Phone 1 - Value", "Full Name,City,Phone 1 - Type,Phone 1 - Value",
        "Display,City,Phone Label,Phone", "Display,City,phone_label,phone_number",
        "Display,City,Phone 1 Label,Phone 1 Value",
        "Display,City,PHONE 1 - LABEL,PHONE 1 - VALUE",
    ])
    func beforeTheValue(header: String) throws {
        let contact = try #require(try read("\(header)\nAnna,Lee,Mobile,+1 202-555-0101\n").contacts.first)
        #expect(contact.phones == ["mobile: +1 202-555-0101"])
    }

    @Test(arguments: [
        "First Name,Phone 1 - Value,Phone 1 - Label", "Name,Phone 1 - Value,Phone 1 - Type", "Who,Phone,Phone Label",
    ])
    func behindTheValue(header: String) throws {
        let contact = try #require(try read("\(header)\nAnna,555-0101,Work Fax\n").contacts.first)
        #expect(contact.phones == ["workFax: 555-0101"])
    }

    @Test(arguments: [
        ["Label", "Type"], ["Type", "Label"], ["Label", "Label"], ["Type", "Type"],
    ])
    func mixtures(words: [String]) throws {
        for name in ["First Name", "Given Name", "Name", "Who"] {
            let contact = try #require(
                try read(
                    "\(name),Phone 1 - \(words[0]),Phone 1 - Value,Phone 2 - \(words[1]),Phone 2 - Value,"
                        + "E-mail 1 - \(words[1]),E-mail 1 - Value\n"
                        + "Anna,Mobile,555-0101,5550,555-0102 ::: 555-0103,Home,anna@example.com\n"
                ).contacts.first)
            #expect(contact.phones.first == "mobile: 555-0101", "\(name)")
            #expect(!contact.values(.phone).contains { $0 == "5550" || $0 == "Mobile" }, "\(name)")
            #expect(contact.values(.phone).count >= 2, "\(name)")
            #expect(contact.phones.dropFirst().allSatisfy { $0.hasPrefix("5550: ") }, "\(name)")
            #expect(contact.labelled(.email) == ["home: anna@example.com"], "\(name)")
        }
    }

    @Test(arguments: ["Label", "Type"])
    func ofEveryKindOfValue(word: String) throws {
        for name in ["First Name", "Given Name"] {
            let contact = try #require(
                try read(
                    "\(name),File As,Address 1 - \(word),Address 1 - City,Website 1 - \(word),Website 1 - Value,"
                        + "Event 1 - \(word),Event 1 - Value,Relation 1 - \(word),Relation 1 - Value\n"
                        + "Anna,A,Home,Springfield,Blog,https://example.com,Wedding,2001-02-03,Mother,Eve\n"
                ).contacts.first)
            #expect(contact.labelled(.city) == ["home: Springfield"], "\(name)")
            #expect(contact.labelled(.url) == ["Blog: https://example.com"], "\(name)")
            #expect(contact.labelled(.date) == ["Wedding: 2001-02-03"], "\(name)")
            #expect(contact.labelled(.related) == ["Mother: Eve"], "\(name)")
        }
    }

    @Test(arguments: ["Labels", "Label"]) func labelsOfContactsAreCategories(header: String) throws {
        let contact = try #require(try read("Full Name,Phone,\(header)\nAnna,555-0101,Friends\n").contacts.first)
        #expect(contact.values(.category) == ["Friends"])
        #expect(contact.phones == [": 555-0101"])
    }
}
