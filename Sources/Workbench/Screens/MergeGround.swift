import ContactCleaning
import ContactStore

/// The ground on which a person of several contacts has a value, in words.
enum MergeGround {
    static func text(_ ground: MergedValue.Ground, of field: String, _ words: MergeRuleWords) -> Text {
        switch ground {
        case .only: Text("ground.only")
        case .choice(let change): Text("ground.choice", ["number": .text(String(change))])
        case .rule(let rule): Text("ground.rule", ["rule": .text(words.text(rule))])
        case .order: field == MergedField.all.first?.name ? Text("ground.name-order") : Text("ground.order")
        }
    }
}
