extension Mask {
    /// A character in a placeholder.
    package struct FilledSlot: Hashable, Sendable {
        /// The index of the slot.
        package var slot: Int
        /// The character that is shown there.
        package var character: Character
        /// Which character of the input it came from, counted from 0.
        package var source: Int
    }

    /// The placeholders that an input fills, and the state behind it.
    package struct FillResult {
        /// The filled placeholders in the order of the mask.
        package var slots: [FilledSlot] = []
        /// `true` if the mask was full before the end of the input, and the rest had something to enter.
        package var hasOverflow = false
        /// The slot that the next character would be tried at.
        package var nextSlot = 0
    }

    /// When a character of the input is taken for a static character of the mask.
    package enum LiteralReading {
        /// Never: all of the input is data.
        case never
        /// When it could not be data, or stands together with such a one.
        case witnessed
        /// Whenever it is the same character.
        case always
    }
}
