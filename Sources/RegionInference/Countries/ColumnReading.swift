package import ContactReading
package import PhoneNumbers

/// Reads numbers of a column that is not read as it is written: that of a list of subscribers, whose numbers lack their plus, or one
/// of which nobody says that it holds phone numbers.
package struct ColumnReading {
    private let reading: HeaderMap.NumberReading
    private let classifier: Classifier

    /// - Parameters:
    ///   - reading: the way in which the column is read.
    ///   - classifier: reads the numbers with a plus.
    package init(_ reading: HeaderMap.NumberReading, classifier: Classifier) {
        self.reading = reading
        self.classifier = classifier
    }

    /// The reading of a number in the column.
    ///
    /// - Parameters:
    ///   - text: the number as it is written.
    ///   - alone: its reading elsewhere.
    package func classification(of text: ArraySlice<UInt8>, alone: Classification) -> Classification {
        if text.contains(UInt8(ascii: "+")) || text.starts(with: "＋".utf8) { return alone }
        switch reading {
        case .asWritten, .besideName: return alone
        case .uncertain: return alone.withoutDecision
        case .withPlus, .perhapsWithPlus:
            guard let first = text.first(where: { $0 &- 0x30 < 10 }), first != 0x30 else { return alone }
            let bytes = [UInt8(ascii: "+")] + text
            var found = bytes.withUnsafeBufferPointer { classifier.classify(Span(_unsafeElements: $0)) }
            let isValid = found.planRule != .none
            if reading == .withPlus, isValid {
                found.repairs.insert(.lostPlus)
                return found
            }
            return reading == .withPlus || isValid && found.e164 != alone.e164 ? alone.withoutDecision : alone
        }
    }
}

extension Classification {
    /// The reading of a number that is accepted elsewhere, where nobody knows whether it is the one that was meant.
    fileprivate var withoutDecision: Classification {
        guard verdict == .accepted else { return self }
        var undecided = Classification()
        undecided.verdict = .ambiguous
        undecided.nationalNumber = nationalNumber
        undecided.extension = `extension`
        return undecided
    }
}
