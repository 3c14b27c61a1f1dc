import ContactModel

/// Encodes contacts, and lists the fields that go into tables of their own.
struct ContactRows: ~Copyable {
    /// Fields of the last contact, by position, that go elsewhere: many-valued kinds, second values, values with a label.
    private(set) var emails: [Int] = []
    private(set) var details: [Int] = []
    private(set) var addressParts: [Int] = []
    private(set) var phoneExtensions: [Int] = []
    private var extras: [Int] = []
    private var encoder = ExtrasEncoder()
    private var row = RowBuilder<ContactColumn>()

    /// Adds a contact's own row.
    mutating func add(
        _ contact: borrowing Contact, text: UnsafeBufferPointer<UInt8>, interner: TextInterner, id: Int, source: Int,
        to image: inout some RowDestination & ~Copyable
    ) {
        bindFields(of: contact, text: text)
        row.bind(source, to: .sourceID)
        row.bind(contact.origin.ordinal, to: .ordinal)
        row.bind(contact.origin.line, to: .line)
        row.bind(contact.origin.byteOffset, to: .byteOffset)
        row.bind(contact.origin.byteCount, to: .byteCount)
        row.bind(interner.text(for: contact.kind), to: .kind)
        guard !extras.isEmpty else { return image.append(&row, key: id) }
        encoder.encode(extras, of: contact)
        encoder.bytes.withUnsafeBufferPointer { bytes in
            row.bind(bytes, to: .extras)
            image.append(&row, key: id)
        }
    }

    private mutating func bindFields(of contact: borrowing Contact, text: UnsafeBufferPointer<UInt8>) {
        removeAll()
        var filled: UInt32 = 0
        for index in contact.fields.indices {
            let field = contact.fields[index]
            switch FieldPlacement.of(field.kind) {
            case .contact(let column):
                let bit = UInt32(1) << UInt32(column.rawValue)
                let isTaken = filled & bit != 0
                if !isTaken {
                    filled |= bit
                    row.bind(field.value, of: text, to: column)
                }
                if isTaken || !field.label.isEmpty { details.append(index) }
            case .phone: break
            case .phoneExtension:
                phoneExtensions.append(index)
                details.append(index)
            case .email: emails.append(index)
            case .address: addressParts.append(index)
            case .extra: extras.append(index)
            case .detail: details.append(index)
            }
        }
    }

    private mutating func removeAll() {
        emails.removeAll(keepingCapacity: true)
        details.removeAll(keepingCapacity: true)
        addressParts.removeAll(keepingCapacity: true)
        phoneExtensions.removeAll(keepingCapacity: true)
        extras.removeAll(keepingCapacity: true)
    }
}
