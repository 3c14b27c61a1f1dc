import FormFields
import Testing

struct FieldKindNameTests {
    @Test(arguments: EditingPropertyTests.kinds)
    func namesAreReadBack(kind: FieldKind) throws {
        #expect(try FieldKind(name: kind.name) == kind)
        #expect(!kind.description.isEmpty)
        #expect(kind.fieldPriority > 0)
    }

    @Test(
        arguments: [
            ("age(18,99)", .age(18, 99)), (" Age ( 18 , 99 ) ", .age(18, 99)), ("dataLength(8)", .dataLength(8)),
            ("DATALENGTH(8)", .dataLength(8)), ("zip()", .zip), ("EXPDATE", .expDate),
        ] as [(String, FieldKind)])
    func names(name: String, kind: FieldKind) throws {
        #expect(try FieldKind(name: name) == kind)
    }

    @Test(arguments: [
        ("", "field type, character 1: unknown field type \"\""),
        (" zap", "field type, character 2: unknown field type \"zap\"; use one of data, dataLength(N), name"),
        ("age", "field type, character 4: the type takes two parameters, as in age(18,99), not 0"),
        ("age(18)", "field type, character 4: the type takes two parameters, as in age(18,99), not 1"),
        ("zip(5)", "field type, character 4: the type takes no parameters"),
        ("dataLength(8", "field type, character 13: the parameters must end with a closing parenthesis"),
        ("dataLength(8)x", "field type, character 15: the parameters must end with a closing parenthesis"),
        ("dataLength(x)", "field type, character 12: \"x\" is not a whole number from 0 to 1000000"),
        ("dataLength(-1)", "field type, character 12: \"-1\" is not a whole number"),
        ("age(1,)", "field type, character 7: \"\" is not a whole number"),
        ("age(99,18)", "field type, character 5: the first bound must not be greater than the second"),
        ("dataLength(99999999999999999999)", "field type, character 12: "),
        ("age)(", "field type, character 6: the parameters must end"),
        ("age)", "field type, character 1: unknown field type \"age)\""),
        ("(", "field type, character 2: the parameters must end"),
    ])
    func mistakes(name: String, message: String) {
        let error = #expect(throws: FieldNameError.self) { try FieldKind(name: name) }
        #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "")")
    }

    @Test
    func everyNameIsListed() {
        #expect(FieldKind.names.count == EditingPropertyTests.kinds.count)
    }
}
