import ContactFormats

/// Encodes contacts, and lists the fields that go into tables of their own.
struct ContactRows: ~Copyable {
    /// Fields of the last contact, by position, that go elsewhere: many-valued kinds, second values, values with a label.
    private(set) var emails: [Int] = []
    private(set) var details: [Int] = []
    private(set) var addressParts: [Int] = []
    private(set) var phoneExtensions: [Int] = []
    private var extras: [Int] = []
    private var encoder = ExtrasEncoder()
    private var row = RowBuilder(columns: extrasColumn + 1)

    private static let firstColumn = 7
    private static let extrasColumn = firstColumn + ContactColumns.named.count

    /// Adds a contact's own row.
    mutating func add(
        _ contact: borrowing Contact, text: UnsafeBufferPointer<UInt8>, interner: TextInterner, id: Int, source: Int,
        to image: inout BatchImage
    ) {
        bindColumns(of: contact, text: text)
        row.bind(source, at: 1)
        row.bind(contact.origin.ordinal, at: 2)
        row.bind(contact.origin.line, at: 3)
        row.bind(contact.origin.byteOffset, at: 4)
        row.bind(contact.origin.byteCount, at: 5)
        row.bind(interner.text(for: contact.kind), at: 6)
        guard !extras.isEmpty else { return image.append(&row, key: id, to: .contacts) }
        encoder.encode(extras, of: contact)
        encoder.bytes.withUnsafeBufferPointer { bytes in
            row.bind(bytes, at: Self.extrasColumn)
            image.append(&row, key: id, to: .contacts)
        }
    }

    private mutating func bindColumns(of contact: borrowing Contact, text: UnsafeBufferPointer<UInt8>) {
        removeAll()
        var filled: UInt32 = 0
        for index in contact.fields.indices {
            let field = contact.fields[index]
            switch ContactColumns.places[Int(field.kind.rawValue)] {
            case .column(let column):
                let isTaken = filled & (1 << UInt32(column)) != 0
                if !isTaken {
                    filled |= 1 << UInt32(column)
                    row.bind(field.value, of: text, at: Self.firstColumn + column)
                }
                if isTaken || !field.label.isEmpty { details.append(index) }
            case .phone: break
            case .phoneExtension:
                phoneExtensions.append(index)
                details.append(index)
            case .email: emails.append(index)
            case .addressPart: addressParts.append(index)
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
