import ArgumentParser
import ContactCleaning
import PhoneNumbers

/// The options for numbers that their country has changed.
struct RenumberingOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Old forms of numbers that their country has changed: accept, suggest or refuse.",
            discussion: """
                accept reads +225 07 12 34 56 as +225 07 07 12 34 56; suggest leaves it to 'trunkline fix --suggested'. A number that is \
                valid today is never replaced. 'trunkline plans --renumbered' lists the changes.
                """, valueName: "policy"),
        transform: Self.policies.value)
    var renumbered = RenumberingPolicy.accept

    @Option(
        help: ArgumentHelp(
            "The day before which all numbers were written: 2016-12-31, 2016-12 or 2016.",
            discussion:
                "What is valid today and was another number then is ambiguous; a vCard's REV says the same of one contact.",
            valueName: "day"),
        transform: Self.day)
    var dated: AcceptancePolicy.Term?

    /// The terms of the policy by which numbers are accepted.
    var terms: [AcceptancePolicy.Term] {
        (renumbered == .accept ? [] : [.renumbered(renumbered)]) + (dated.map { [$0] } ?? [])
    }

    private static let policies = WordArgument(
        noun: "a policy", introduction: "the policies are",
        values: RenumberingPolicy.allCases.map { ($0.rawValue, $0) })

    private static func day(_ text: String) throws -> AcceptancePolicy.Term {
        do throws(AcceptancePolicy.UnknownWord) {
            return try .dated(text)
        } catch {
            throw ValidationError("'\(text.prefix(60))' is no day; write 2016-12-31, 2016-12 or 2016.")
        }
    }
}
