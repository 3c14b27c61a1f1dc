/// A question whose answer two contacts must have in common to be compared, as the field of record linkage calls
/// [blocking](https://en.wikipedia.org/wiki/Record_linkage#Blocking).
struct BlockingRule: Sendable {
    /// The number of contacts up to which all contacts with one key are compared with each other. Larger groups are
    /// refined, or not compared.
    let limit: Int
    /// `true` if contacts whose key is too common are compared where they also share a birthday, an organization, a
    /// street, a postal code or a town.
    var refines = false
    /// Appends the keys of a contact.
    let keys: @Sendable (_ row: ContactRow, _ context: Context, _ keys: inout [UInt64]) -> Void

    /// The contacts and names that rules read.
    struct Context: Sendable {
        let table: ContactTable
        let lexicon: NameLexicon

        func skeleton(_ word: TextID) -> UInt64 { lexicon.skeletonHash(word) }
        func value(_ text: TextID) -> UInt64 { table.values.hash(text) }

        /// A hash of the first bytes of a text.
        func prefix(_ count: Int, of text: TextID, in texts: TextTable) -> UInt64 {
            texts.withText(text) { ContentHash.of(UnsafeBufferPointer(rebasing: $0.prefix(count))) }
        }

        /// The keys of a row by a rule; `number` keeps the keys of different rules apart.
        func firstLetter(_ word: TextID) -> UInt64 { UInt64(lexicon.entry(word).first) }

        /// Skeletons of the given name and of the names that it may be short for.
        func forEachForm(of word: TextID, _ body: (UInt64) -> Void) {
            body(skeleton(word))
            for place in lexicon.entry(word).formalRange.prefix(8) {
                body(lexicon.skeletons.hash(TextID(raw: lexicon.formalNames[place])))
            }
        }
    }
}

/// A key of two or three parts.
@inline(__always)
private func key(_ first: UInt64, _ second: UInt64, _ third: UInt64 = 0) -> UInt64 {
    ContentHash.mixed(ContentHash.mixed(first, second), third)
}

extension BlockingRule {
    /// The rules of every address book.
    static let all: [BlockingRule] = [
        // The full name, in either order.
        BlockingRule(limit: 12, refines: true) { row, context, keys in
            guard !row.name.isSingle else { return }
            let given = context.skeleton(row.name.given)
            for family in [row.name.family, row.name.otherFamily] where !family.isEmpty {
                let family = context.skeleton(family)
                keys.append(key(min(given, family), max(given, family)))
            }
        },
        // A name that the given name may be short for, and the family name.
        BlockingRule(limit: 12, refines: true) { row, context, keys in
            guard !row.name.isSingle else { return }
            let family = context.skeleton(row.name.family)
            context.forEachForm(of: row.name.given) { keys.append(key($0, family)) }
        },
        BlockingRule(limit: 20) { row, context, keys in
            guard !row.birthday.isUnknown, !row.name.family.isEmpty else { return }
            keys.append(
                key(UInt64(row.birthday.digits), context.prefix(3, of: row.name.family, in: context.table.names)))
        },
        BlockingRule(limit: 20) { row, context, keys in
            guard !row.birthday.isUnknown, !row.name.given.isEmpty else { return }
            keys.append(
                key(UInt64(row.birthday.digits), context.prefix(3, of: row.name.given, in: context.table.names)))
        },
        BlockingRule(limit: 12) { row, _, keys in
            if !row.birthday.isUnknown { keys.append(key(UInt64(row.birthday.digits), 1)) }
        },
        BlockingRule(limit: 20) { row, context, keys in
            if !row.identifier.isEmpty { keys.append(key(context.value(row.identifier), 2)) }
        },
        BlockingRule(limit: 8) { row, context, keys in
            guard let email = context.table.emails(of: row).first else { return }
            keys.append(
                context.table.values.withText(email) {
                    ContentHash.of(UnsafeBufferPointer(rebasing: $0.prefix(EmailText.localEnd($0))))
                })
        },
        BlockingRule(limit: 20) { row, context, keys in
            guard !row.organization.isEmpty, !row.name.family.isEmpty else { return }
            keys.append(key(context.value(row.organization), context.skeleton(row.name.family)))
        },
        // Organizations, by name, by a part of it and of the street, and whoever has no name by the street.
        BlockingRule(limit: 30, refines: true) { row, context, keys in
            if !row.organization.isEmpty, row.isNameless { keys.append(key(context.value(row.organization), 3)) }
        },
        ofAddress(limit: 30) { row, address, context in
            guard row.isNameless, !row.organization.isEmpty, !address.street.isEmpty else { return nil }
            return key(
                context.prefix(5, of: row.organization, in: context.table.values),
                context.prefix(4, of: address.street, in: context.table.values))
        },
        ofAddress(limit: 30) { row, address, context in
            guard row.isNameless, !address.street.isEmpty else { return nil }
            return context.prefix(12, of: address.street, in: context.table.values)
        },
        ofAddress(limit: 20) { _, address, context in
            guard !address.street.isEmpty, !address.postalCode.isEmpty else { return nil }
            return key(context.value(address.street), context.value(address.postalCode))
        },
        ofAddress(limit: 20) { row, address, context in
            guard !row.birthday.isUnknown, !address.city.isEmpty else { return nil }
            return key(UInt64(row.birthday.digits), context.value(address.city))
        },
        ofAddress(limit: 20) { row, address, context in
            guard !row.birthday.isUnknown, !address.postalCode.isEmpty else { return nil }
            return key(UInt64(row.birthday.digits), context.value(address.postalCode), 4)
        },
        ofAddress(limit: 20) { row, address, context in
            guard !row.name.given.isEmpty, !address.postalCode.isEmpty else { return nil }
            return key(context.table.names.hash(row.name.given), context.value(address.postalCode))
        },
        ofAddress(limit: 20) { row, address, context in
            guard !row.name.family.isEmpty, !address.postalCode.isEmpty else { return nil }
            return key(context.skeleton(row.name.family), context.value(address.postalCode), 5)
        },
        ofAddress(limit: 20) { row, address, context in
            guard !row.name.given.isEmpty, !address.street.isEmpty else { return nil }
            return key(context.table.names.hash(row.name.given), context.value(address.street), 6)
        },
        ofAddress(limit: 20) { row, address, context in
            guard !row.name.isSingle, !address.city.isEmpty else { return nil }
            return key(
                context.skeleton(row.name.family), context.value(address.city), context.firstLetter(row.name.given))
        },
        ofAddress(limit: 12) { row, address, context in
            guard row.phones.isEmpty, row.emails.isEmpty, !row.name.given.isEmpty, !address.city.isEmpty else {
                return nil
            }
            return key(
                context.table.names.hash(row.name.given), context.value(address.city), context.value(row.jobTitle))
        },
    ]

    /// Rules for small files without numbers: one word of the name is enough to be compared.
    static let singleNames: [BlockingRule] = [
        BlockingRule(limit: 60) { row, context, keys in
            if !row.name.given.isEmpty { keys.append(key(context.table.names.hash(row.name.given), 7)) }
        },
        BlockingRule(limit: 60) { row, context, keys in
            if !row.name.family.isEmpty { keys.append(key(context.table.names.hash(row.name.family), 8)) }
        },
        BlockingRule(limit: 60) { row, context, keys in
            for word in [row.name.family, row.name.given] where !word.isEmpty {
                keys.append(key(context.table.names.hash(word), 9))
            }
        },
    ]

    /// A rule with a key for each address.
    private static func ofAddress(
        limit: Int, _ make: @escaping @Sendable (ContactRow, AddressValue, Context) -> UInt64?
    ) -> BlockingRule {
        BlockingRule(limit: limit) { row, context, keys in
            for address in context.table.addresses(of: row).prefix(4) {
                if let key = make(row, address, context) { keys.append(key) }
            }
        }
    }

    /// The second question for contacts whose key too many have.
    static let refinement = BlockingRule(limit: 0) { row, context, keys in
        if !row.birthday.isUnknown { keys.append(key(UInt64(row.birthday.digits), 10)) }
        if !row.organization.isEmpty { keys.append(key(context.value(row.organization), 11)) }
        for address in context.table.addresses(of: row).prefix(4) {
            if !address.street.isEmpty { keys.append(key(context.value(address.street), 12)) }
            if !address.postalCode.isEmpty { keys.append(key(context.value(address.postalCode), 13)) }
            if !address.city.isEmpty { keys.append(key(context.value(address.city), 14)) }
        }
    }
}
