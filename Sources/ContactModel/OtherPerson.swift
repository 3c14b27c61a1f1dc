/// The people beside the contact whose numbers and addresses it has, by the labels of these.
package enum OtherPerson {
    /// Returns `true` if a label says that a value is somebody else's than the contact's, as `parent` and `assistant` do.
    package static func has(_ label: String) -> Bool {
        guard let first = label.utf8.first else { return false }
        return labels.contains(first < 0x61 ? label.lowercased() : label)
    }

    private static let labels: Set<String> = [
        "agent", "assistant", "brother", "child", "contact", "daughter", "domestic partner", "emergency", "father",
        "guardian", "husband",
        "manager", "mother", "owner", "parent", "partner", "sister", "son", "spouse", "wife",
    ]
}
