import ContactFormats

/// Collects what a reader reads in blocks, and sends those on.
struct BlockSink: ContactSink {
    private let pool: BlockPool
    private let pipeline: SourceReader.Pipeline.Input
    private var block: SourceBlock
    /// How many bytes of the source have been read.
    var bytesRead = 0
    /// What the source was found to be; known once the reader has gone through its first bytes.
    var description: SourceDescription?

    /// Tells the contacts that are to stay forgotten; `nil` if there are none.
    private(set) var forgotten: ForgottenFilter?
    /// Looks whether the numbers are those of the region that they are read in; `nil` if that is not wanted.
    private(set) var watch: RegionWatch?

    init(
        pool: BlockPool, pipeline: SourceReader.Pipeline.Input, forgotten: ForgottenFilter?, watch: RegionWatch? = nil
    ) {
        self.forgotten = forgotten
        self.watch = watch
        self.pool = pool
        self.pipeline = pipeline
        block = pool.take()
    }

    mutating func receive(_ contact: borrowing Contact) throws {
        if forgotten?.drops(contact) == true { return }
        try watch?.receive(contact)
        block.add(contact)
        if block.isFull { try send() }
    }

    mutating func receive(_ finding: Finding) throws {
        block.add(finding)
        if block.isFull { try send() }
    }

    /// Sends what is left, as the end of the source.
    mutating func finish() throws {
        block.isLast = true
        try send()
    }

    private mutating func send() throws {
        block.bytesRead = bytesRead
        block.description = description
        let complete = block
        block = pool.take()
        try pipeline.send(complete, byteCount: complete.byteCount)
    }
}
