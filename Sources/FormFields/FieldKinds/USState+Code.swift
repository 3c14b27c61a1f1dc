extension USState {
    /// Two letters, in capitals.
    static func filterCode(_ text: String) -> String {
        var code = ""
        var count = 0
        for character in text where count < 2 && character.isASCII && character.isLetter {
            code += character.uppercased()
            count += 1
        }
        return code
    }

    /// Whether a state's code begins so.
    static func liveProblem(ofCode text: String) -> String? {
        let start = text.uppercased()
        return all.contains { $0.code.hasPrefix(start) } ? nil : "Not the code of a state"
    }
}
