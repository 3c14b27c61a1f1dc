import FormFields
import Testing

struct GroupValidatorTests {
    private func registration() -> GroupValidator {
        var validator = GroupValidator(groups: ["personal", "address"])
        validator.register(Field(type: .name, required: true, label: "First Name", group: "personal"))
        validator.register(Field(type: .name, required: true, label: "Last Name", group: "personal"))
        validator.register(Field(type: .phrase, label: "Email", group: "personal"))
        validator.register(Field(type: .st, required: true, label: "State", group: "address"))
        validator.register(Field(type: .zip, required: true, label: "ZIP", group: "address"))
        validator.register(Field(type: .phrase, label: "Remark"))
        return validator
    }

    @Test
    func groupsAreCounted() {
        let validator = registration()
        #expect(validator.groupCount("personal") == 3)
        #expect(validator.groupCount("address") == 2)
        #expect(validator.groupCount("other") == 0)
    }

    @Test
    func missingFieldsAreNamed() {
        let validator = registration()
        #expect(!validator.verifyGroup("personal"))
        #expect(validator.missingFields("personal") == ["First Name", "Last Name"])
        #expect(validator.invalidFields("address").map(\.message) == ["State is required", "ZIP is required"])
    }

    @Test
    func groupsBecomeValidFieldByField() {
        var validator = registration()
        validator.register(Field("ada", type: .name, required: true, label: "First Name", group: "personal"))
        #expect(!validator.verifyGroup("personal"))
        validator.register(Field("lovelace", type: .name, required: true, label: "Last Name", group: "personal"))
        #expect(validator.verifyGroup("personal"))
        #expect(validator.groupCount("personal") == 3)
        #expect(!validator.allGroupsValid())

        validator.register(Field("ny", type: .st, required: true, label: "State", group: "address"))
        validator.register(Field("100", type: .zip, required: true, label: "ZIP", group: "address"))
        #expect(validator.missingFields("address") == [])
        #expect(validator.invalidFields("address").map(\.message) == ["A ZIP code has 5 digits"])
        validator.register(Field("10001", type: .zip, required: true, label: "ZIP", group: "address"))
        #expect(validator.allGroupsValid())
    }

    @Test
    func optionalFieldsMustBeGoodIfFilled() {
        var validator = GroupValidator(groups: ["g"])
        validator.register(Field(type: .zip, label: "ZIP", group: "g"))
        #expect(validator.verifyGroup("g"))
        validator.register(Field("1", type: .zip, label: "ZIP", group: "g"))
        #expect(!validator.verifyGroup("g"))
    }

    @Test
    func unknownAndEmptyGroupsAreNotValid() {
        #expect(!registration().verifyGroup("adress"))
        #expect(!GroupValidator(groups: ["personal"]).allGroupsValid())
        #expect(GroupValidator(groups: []).allGroupsValid())
    }

    @Test
    func fieldsCanBeTakenOut() {
        var validator = registration()
        validator.unregister(label: "State", group: "address")
        #expect(validator.fields(in: "address").map(\.label) == ["ZIP"])
    }

    @Test
    func customTypesJoinGroups() {
        var validator = GroupValidator(groups: ["bank"])
        validator.register(Field("1234567", type: CustomTypes.cknum, required: true, group: "bank"))
        #expect(validator.verifyGroup("bank"))
        #expect(validator.fields.first?.label == "Checking Account")
    }

    @Test
    func statesForDevelopers() {
        #expect(Field("hello").debugState(isFocused: true) == "Phrase / focused(valid) / P:1.7")
        #expect(Field(type: .zip).debugState() == "ZIP Code / idle(empty) / P:0.6")
        #expect(
            registration().debugGroupState("address") == """
                address: not valid, 2 fields
                  State (required): State is required
                  ZIP (required): ZIP is required
                """)
    }
}
