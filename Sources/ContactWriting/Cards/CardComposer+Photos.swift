import ContactModel
import ContactReading

extension CardComposer {
    /// Pictures are written in the way of the version: encoded in the card, or as a `data:` address.
    mutating func writePhotos(_ card: CardFields) {
        for index in self[.photo] {
            let field = card.fields[index]
            let picture = CardPicture(card.value(field), parameters: card.label(field))
            sink.begin("PHOTO")
            writeParameters(ofPhoto: card.label(field), isPreferred: field.isPreferred)
            switch (picture.content, sink.version) {
            case (.address(let address), .v30):
                sink.parameter("VALUE", "uri")
                sink.plain(address, type: .uri)
            case (.address(let address), .v40): sink.plain(address, type: .uri)
            case (.base64(let data), .v30):
                sink.parameter("ENCODING", "b")
                picture.withType { sink.parameter("TYPE", $0) }
                sink.plain(data, type: .unknown)
            case (.base64(let data), .v40):
                var address = Array("data:image/".utf8)
                picture.withType { address.append(contentsOf: $0.map(ASCII.lowercased)) }
                address.append(contentsOf: ";base64,".utf8)
                address.append(contentsOf: data)
                address.withUnsafeBufferPointer { sink.plain($0, type: .uri) }
            }
            sink.end()
        }
    }

    /// Writes the parameters of a picture but those that say how its content is written.
    private mutating func writeParameters(ofPhoto label: Bytes, isPreferred: Bool) {
        let head = Array("PHOTO;".utf8) + label
        guard !label.isEmpty, let kept = head.withUnsafeBufferPointer({ KeptParameters($0) }) else { return }
        write(kept, types: kept.typesWithLabel, isPreferred: isPreferred)
    }
}
