import ContactModel
import Testing

@testable import ContactCleaning

/// Assignments as people write them.
struct FieldAssignmentTests {
    @Test(arguments: [
        (
            "organization=Acme", Contact.Field.Kind.organization, FieldAssignment.Selector?.none,
            FieldAssignment.Action.set, "Acme"
        ),
        ("family_name=Lovelace", .familyName, nil, .set, "Lovelace"),
        ("Family-Name= Lovelace ", .familyName, nil, .set, "Lovelace"),
        ("company=A=B", .organization, nil, .set, "A=B"),
        ("email.2=a@example.com", .email, FieldAssignment.Selector.position(2), .set, "a@example.com"),
        ("email.work=", .email, FieldAssignment.Selector.label("work"), .set, ""),
        ("phone+=+44 20 7946 0123", .phone, nil, .add, "+44 20 7946 0123"),
        ("phone.mobile+=1", .phone, FieldAssignment.Selector.label("mobile"), .add, "1"),
        ("email-=a@example.com", .email, nil, .remove, "a@example.com"),
        ("zip=8001", .postalCode, nil, .set, "8001"),
    ])
    func areRead(
        _ text: String, _ kind: Contact.Field.Kind, _ selector: FieldAssignment.Selector?,
        _ action: FieldAssignment.Action,
        _ value: String
    ) throws {
        let assignment = try FieldAssignment(text)
        #expect(assignment.field.kind == kind)
        #expect(assignment.selector == selector)
        #expect(assignment.action == action)
        #expect(assignment.value == value)
        #expect(!assignment.isLabel)
    }

    @Test func columnsMayHaveAnyName() throws {
        let assignment = try FieldAssignment("column:Customer No. 1=7")
        #expect(assignment.field == FieldName(.extra, column: "Customer No. 1"))
        #expect(assignment.value == "7")
    }

    @Test func labelsAreAssigned() throws {
        let assignment = try FieldAssignment("email.2.label=work")
        #expect(assignment.isLabel && assignment.selector == .position(2) && assignment.value == "work")
    }

    @Test(arguments: [
        ("organisation=x", FieldAssignmentError.unknownField("organisation", near: "organization")),
        ("emial=x", .unknownField("emial", near: "email")), ("qwertyuiop=x", .unknownField("qwertyuiop", near: nil)),
        ("photo=x", .unknownField("photo", near: nil)), ("email", .noValue("email")), ("=x", .noValue("=x")),
        ("column:=x", .unknownField("column:", near: nil)),
    ])
    func whatIsNoneIsRefused(_ text: String, _ error: FieldAssignmentError) {
        #expect(throws: error) { try FieldAssignment(text) }
    }

    @Test(arguments: ["email.2=a@example.com", "email.work+=x", "organization=", "column:A B=c", "phone.1.label=home"])
    func areWrittenAsTheyAreRead(_ text: String) throws { #expect(try FieldAssignment(text).description == text) }
}
