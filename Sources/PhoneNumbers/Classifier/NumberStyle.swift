/// A way to write a whole number for people or machines.
public enum NumberStyle: String, Sendable, CaseIterable {
    /// `+16502530000`, [ITU-T E.164](https://www.itu.int/rec/T-REC-E.164).
    case e164
    /// `(650) 253-0000`: as it is written inside the country, with its trunk prefix.
    case national
    /// `+1 650-253-0000`: as it is written for people abroad,
    /// [ITU-T E.123](https://www.itu.int/rec/T-REC-E.123).
    case international
    /// `tel:+1-650-253-0000`, [RFC 3966](https://www.rfc-editor.org/rfc/rfc3966).
    case rfc3966
}

extension Classification {
    /// The number in a style, with its extension; `nil` if no rule of a plan takes it.
    ///
    /// E.164 has no place for an extension and is written without.
    public func formatted(_ style: NumberStyle) -> String? {
        var bytes: [UInt8] = []
        guard write(style, into: &bytes) else { return nil }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Appends the number in a style, as UTF-8; appends nothing and gives `false` if no rule of a plan takes it.
    ///
    /// - Parameters:
    ///   - style: the style of the number.
    ///   - output: receives the text at its end.
    /// - Returns: `false` if no rule of a plan takes the number.
    @discardableResult
    public func write(_ style: NumberStyle, into output: inout [UInt8]) -> Bool {
        guard planRule != .none else { return false }
        switch style {
        case .e164: writePlus(nationalNumber, into: &output)
        case .national:
            writeNational(PlanTable.world.nationalFormat(of: planRule), into: &output)
            writeExtension(into: &output)
        case .international:
            writePlus(DigitBuffer(), into: &output)
            output.append(UInt8(ascii: " "))
            writeNational(PlanTable.world.internationalFormat(of: planRule), into: &output)
            writeExtension(into: &output)
        case .rfc3966:
            output.append(contentsOf: "tel:".utf8)
            writePlus(DigitBuffer(), into: &output)
            writeHyphenated(PlanTable.world.internationalFormat(of: planRule), into: &output)
            if !`extension`.isEmpty {
                output.append(contentsOf: ";ext=".utf8)
                `extension`.write(into: &output)
            }
        }
        return true
    }

    /// Appends a plus, the calling code and digits.
    @inline(__always)
    private func writePlus(_ digits: DigitBuffer, into output: inout [UInt8]) {
        output.append(atMost: DigitBuffer.formCapacity) { digits.writeForm(callingCode, to: $0) }
    }

    /// Runs a format program: `0x80 | position` writes a digit of the number, anything else itself.
    private func writeNational(_ program: UnsafeBufferPointer<UInt8>, into output: inout [UInt8]) {
        for step in program {
            output.append(step < 0x80 ? step : digit(step))
        }
    }

    private func writeHyphenated(_ program: UnsafeBufferPointer<UInt8>, into output: inout [UInt8]) {
        var needsHyphen = true
        for step in program {
            if step < 0x80 {
                needsHyphen = true
                continue
            }
            if needsHyphen { output.append(UInt8(ascii: "-")) }
            needsHyphen = false
            output.append(digit(step))
        }
    }

    private func digit(_ step: UInt8) -> UInt8 {
        let position = Int(step & 0x7F)
        return position < nationalNumber.count ? UInt8(ascii: "0") + nationalNumber[position] : UInt8(ascii: "?")
    }

    private func writeExtension(into output: inout [UInt8]) {
        guard !`extension`.isEmpty, let plan = NumberingPlan(callingCode: callingCode) else { return }
        let table = plan.table
        let prefix = table.bytes(table.regions[Int(plan.record.firstRegion)].extensionPrefix)
        if prefix.isEmpty {
            output.append(contentsOf: " ext. ".utf8)
        } else {
            output.append(contentsOf: prefix)
        }
        `extension`.write(into: &output)
    }
}
