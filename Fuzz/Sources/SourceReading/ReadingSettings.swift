import ContactReading
import FuzzSupport

extension ReadingOptions {
    /// Limits small enough to be reached, selected by a byte of the input, and often the default ones.
    package init(_ input: inout FuzzInput) {
        self.init()
        let choice = input.byte()
        guard choice >= 0x80 else { return }
        maxFieldLength = [1 << 20, 50, 5000][Int(choice % 3)]
        maxRecordLength = [1 << 20, 100, 10][Int(choice / 3 % 3)]
        maxPhotoLength = [9000, 10][Int(choice % 2)]
        maxContactLength = [10_000, 50][Int(choice / 2 % 2)]
        headLength = [64 << 10, 16, 100][Int(choice / 5 % 3)]
        maxColumnCount = [4096, 3][Int(choice / 4 % 2)]
        excerptLength = [120, 5][Int(choice / 8 % 2)]
    }
}
