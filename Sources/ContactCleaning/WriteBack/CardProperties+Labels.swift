import ContactModel
import ContactWriting

extension CardProperties {
    /// Gives values their labels, after they were written: those that only have another label, and those that are added with one.
    ///
    /// - Parameters:
    ///   - left: The texts that were not written so far; those are left in it that could not be.
    ///   - texts: All texts.
    ///   - numbers: The numbers of the card as they were written.
    mutating func setLabels(
        _ left: inout [RewrittenText], of texts: [RewrittenText], _ numbers: [RewrittenNumber]
    ) {
        for index in left.indices.reversed() where left[index].isLabel {
            let label = left[index]
            // The value may be written otherwise by now.
            let values =
                texts.filter { $0.kind == label.kind && !$0.isLabel && $0.raw == label.raw }.map(\.replacement)
                + numbers.filter { label.kind == .phone && $0.whole == label.raw }.flatMap {
                    [$0.replacement, $0.address].compactMap { $0 }
                } + [label.raw]
            if values.contains(where: { setLabel(of: label.kind, value: $0, to: label.replacement) }) {
                left.remove(at: index)
            }
        }
        for text in texts where !text.label.isEmpty && text.raw.isEmpty && !left.contains(text) {
            if !setLabel(of: text.kind, value: text.replacement, to: text.label) {
                left.append(
                    RewrittenText(kind: text.kind, raw: text.replacement, replacement: text.label, isLabel: true))
            }
        }
    }
}
