package import JSONWriting
package import NumberDetails

extension JSONWriter {
    /// Writes members for details of a number: strings, an array of time zones; `null` for what is not known.
    package mutating func members(_ kinds: [NumberDetail], of details: NumberDetails?) {
        for kind in kinds {
            key(text: kind.rawValue)
            if kind == .timezone, let zones = details?.timeZones {
                array { json in for zone in zones { json.string(zone) } }
            } else {
                string(details?.text(of: kind))
            }
        }
    }
}
