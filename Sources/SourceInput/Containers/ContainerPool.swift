/// The containers of an input that were used last. Others let go of their memory and their temporary files, which are made again when
/// they are needed.
final class ContainerPool {
    private var used: [OpenContainer] = []

    /// More than the depth to which containers are nested, so that one is never let go of for those that it is in.
    private static let capacity = OpenContainer.maxDepth + 2

    /// Notes that a container and those that it is in are used.
    func use(_ container: OpenContainer) {
        guard used.last !== container else { return }
        for outer in container.chain {
            used.removeAll { $0 === outer }
            used.append(outer)
        }
        while used.count > Self.capacity { used.removeFirst().letGo() }
    }
}
