import ContactCleaning
import ContactModel
import ContactStore

/// The ground on which a person of several contacts has a value, in words.
enum MergeGround {
    static func text(_ ground: MergedValue.Ground, of field: String, _ words: MergeRuleWords) -> Text {
        switch ground {
        case .only: Text("ground.only")
        case .choice(let change): Text("ground.choice", ["number": .text(String(change))])
        case .rule(let rule): Text("ground.rule", ["rule": .text(words.text(rule))])
        case .order:
            switch field {
            case MergedField.all.first?.name: Text("ground.name-order")
            case Contact.Field.Kind.organization.rawValue: Text("ground.organization-order")
            default: Text("ground.order")
            }
        }
    }
}
