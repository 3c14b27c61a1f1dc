import PhoneNumbers

/// Writes explanations as JSON: an object with the array `steps`, each step an object with the keys `name`, `value` and
/// `text`, in the order in which the steps were taken.
enum ExplanationJSON {
    /// Appends the object.
    static func write(_ explanation: Explanation, to output: inout [UInt8]) {
        output.append(contentsOf: "{\"steps\":[".utf8)
        for (position, step) in explanation.steps.enumerated() {
            output.append(contentsOf: (position == 0 ? "{\"name\":" : ",{\"name\":").utf8)
            JSONText.write(step.name.rawValue.utf8.span, to: &output)
            output.append(contentsOf: ",\"value\":".utf8)
            JSONText.write(step.value.utf8.span, to: &output)
            output.append(contentsOf: ",\"text\":".utf8)
            JSONText.write(step.text.utf8.span, to: &output)
            output.append(UInt8(ascii: "}"))
        }
        output.append(contentsOf: "]}".utf8)
    }
}
