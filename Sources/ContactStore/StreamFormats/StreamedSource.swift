import JSONWriting

/// The line about a source after its contacts, with the values that its row of `sources` would have.
package enum StreamedSource {
    /// The line about a source that was read to its end.
    package static func line(_ identity: SourceIdentity, _ outcome: SourceOutcome, _ counts: SourceCounts, id: Int)
        -> [UInt8]
    {
        var json = JSONWriter()
        func add(_ column: SourceColumn, _ text: String?) {
            guard let text else { return }
            json.key(text: column.name)
            json.string(text)
        }
        func add(_ column: SourceColumn, _ number: Int) {
            json.key(text: column.name)
            json.number(number)
        }
        json.beginObject()
        json.member("table", StoreTable.sources.name)
        add(.id, id)
        add(.path, identity.path)
        add(.sha256, outcome.sha256 ?? identity.sha256)
        add(.byteCount, outcome.byteCount)
        add(.format, outcome.format)
        add(.dialect, outcome.dialect)
        add(.encoding, outcome.encoding)
        add(.mapping, outcome.mapping)
        add(.defaultRegion, identity.defaultRegion)
        add(.allowed, identity.allowed)
        add(.normalized, identity.normalized)
        add(.planVersion, identity.planVersion)
        add(.contactsSeen, counts.seenContacts)
        add(.contactsStored, counts.storedContacts)
        add(.contactsSkipped, counts.skippedContacts)
        add(.numbers, counts.numbers)
        add(.numbersAccepted, counts.acceptedNumbers)
        add(.numbersRejected, counts.rejectedNumbers.total)
        add(.numbersAmbiguous, counts.ambiguousNumbers)
        add(.numbersEmpty, counts.emptyNumbers)
        add(.findings, counts.findings)
        add(.settings, identity.mapping)
        add(.product, outcome.kind.product)
        add(.layout, outcome.kind.layout)
        add(.damage, outcome.damage)
        if let endsWithLineEnd = outcome.endsWithLineEnd { add(.endsWithLineEnd, endsWithLineEnd ? 1 : 0) }
        add(.delimiter, outcome.delimiter)
        add(.cardVersion, outcome.cardVersion)
        add(.lostZeros, outcome.hasLostZeros ? 1 : 0)
        json.endObject()
        json.endDocument()
        return json.bytes
    }
}
