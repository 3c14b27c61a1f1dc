/// The speed of long work over the last seconds.
struct ProgressSpeed {
    private struct Sample {
        var state: ProgressState
        var time: ContinuousClock.Instant
    }

    /// The time over which the speed is averaged: long enough to be steady, short enough to show a change.
    private static let span = Duration.seconds(5)
    private var samples: [Sample] = []

    /// Bytes a second; 0 if nothing moves or too little is known.
    private(set) var bytes = 0.0
    /// Contacts a second.
    private(set) var contacts = 0.0

    /// Takes note of a state, and of the time.
    mutating func add(_ state: ProgressState, at time: ContinuousClock.Instant) {
        if let last = samples.last, !state.continues(last.state) { samples.removeAll() }
        samples.append(Sample(state: state, time: time))
        while samples.count > 2, samples[1].time < time - Self.span { samples.removeFirst() }
        guard let first = samples.first, first.time < time else { return (bytes, contacts) = (0, 0) }
        let seconds = (time - first.time) / .seconds(1)
        bytes = Double(state.bytes - first.state.bytes) / seconds
        contacts = Double((state.contacts ?? 0) - (first.state.contacts ?? 0)) / seconds
    }

    /// The seconds until the end of the work at this speed; `nil` if that is unknown.
    func secondsLeft(of state: ProgressState) -> Int? {
        guard let total = state.totalBytes, bytes > 0 else { return nil }
        let seconds = Double(total - state.bytes) / bytes
        return seconds.isFinite && seconds >= 0 && seconds < 8_640_000 ? Int(seconds.rounded(.up)) : nil
    }
}
