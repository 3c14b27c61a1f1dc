import PhoneNumbers
import SeededCorpora

/// Classifies phone numbers and writes their E.164 forms.
package struct Classifying: Workload {
    private let numbers: NumberList
    private let classifier = Classifier(region: RegionCode("US"))
    private var output: [UInt8] = []

    package init(count: Int, seed: UInt64) {
        numbers = NumberList(count: count, seed: seed)
        output.reserveCapacity(count * 16)
    }

    package mutating func run() -> Int {
        output.removeAll(keepingCapacity: true)
        let numbers = numbers
        numbers.bytes.withUnsafeBufferPointer { bytes in
            let bytes = Span(_unsafeElements: bytes)
            for range in numbers.ranges {
                classifier.classify(bytes.extracting(range)).write(.e164, into: &output)
            }
        }
        return numbers.ranges.count
    }
}
