import ArgumentParser
import ContactCleaning

/// The options that name somebody whose data are meant.
struct SubjectOptions: ParsableArguments {
    @Option(help: ArgumentHelp("A number in E.164 form, such as +16502530000.", valueName: "number"))
    var number: String?

    @Option(help: ArgumentHelp("An e-mail address.", valueName: "address"))
    var email: String?

    @Option(help: ArgumentHelp("A contact, by its contact_id in reports.", valueName: "contact"))
    var contact: Int?

    /// The subjects that are named.
    var subjects: [Erasure.Subject] {
        [number.map { .number($0) }, email.map { .email($0) }, contact.map { .contact($0) }].compactMap { $0 }
    }
}
