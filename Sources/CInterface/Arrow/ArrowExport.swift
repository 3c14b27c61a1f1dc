internal import CTrunkline

// Handing columns over by the Arrow C Data Interface: every array owns its buffers, every parent the memory of its
// children's structs, and each is freed by its own release callback, so that a consumer may move children out.
// https://arrow.apache.org/docs/format/CDataInterface.html

private func releaseArray(_ array: UnsafeMutablePointer<ArrowArray>?) {
    guard let array else { return }
    if let buffers = array.pointee.buffers {
        for position in 0..<Int(array.pointee.n_buffers) { free(UnsafeMutableRawPointer(mutating: buffers[position])) }
        free(buffers)
    }
    if let children = array.pointee.children {
        for position in 0..<Int(array.pointee.n_children) {
            guard let child = children[position] else { continue }
            child.pointee.release?(child)
            free(child)
        }
        free(children)
    }
    array.pointee.release = nil
}

private func releaseSchema(_ schema: UnsafeMutablePointer<ArrowSchema>?) {
    guard let schema else { return }
    if let children = schema.pointee.children {
        for position in 0..<Int(schema.pointee.n_children) {
            guard let child = children[position] else { continue }
            child.pointee.release?(child)
            free(child)
        }
        free(children)
    }
    schema.pointee.release = nil
}

/// A schema and an array that are being filled. Nothing is leaked if memory runs out: ``release()`` frees all memory.
struct ArrowExport {
    private(set) var schema = ArrowSchema()
    private(set) var array = ArrowArray()

    /// A node with room for buffers and children; `nil` if there is no memory.
    init?(_ format: StaticString, _ name: StaticString, rows: Int, nullCount: Int, buffers: Int, children: Int) {
        schema.format = constant(format)
        schema.name = constant(name)
        schema.flags = Int64(ARROW_FLAG_NULLABLE)
        schema.release = { releaseSchema($0) }
        array.length = Int64(rows)
        array.null_count = Int64(nullCount)
        array.release = { releaseArray($0) }
        let pointer = MemoryLayout<UnsafeRawPointer?>.stride
        guard let memory = calloc(max(buffers, 1), pointer) else { return nil }
        array.buffers = memory.assumingMemoryBound(to: UnsafeRawPointer?.self)
        array.n_buffers = Int64(buffers)
        guard children > 0 else { return }
        guard let schemas = calloc(children, pointer), let arrays = calloc(children, pointer) else {
            release()
            return nil
        }
        schema.children = schemas.assumingMemoryBound(to: UnsafeMutablePointer<ArrowSchema>?.self)
        array.children = arrays.assumingMemoryBound(to: UnsafeMutablePointer<ArrowArray>?.self)
    }

    /// Gives a buffer to the array, which frees it from now on.
    func setBuffer(_ position: Int, _ buffer: UnsafeRawPointer?) { array.buffers?[position] = buffer }

    /// Takes a child over, or frees it if there is no memory.
    ///
    /// - Returns: `true` if there was enough memory.
    mutating func append(_ child: ArrowExport) -> Bool {
        guard let schemaMemory = malloc(MemoryLayout<ArrowSchema>.size) else {
            child.release()
            return false
        }
        guard let arrayMemory = malloc(MemoryLayout<ArrowArray>.size) else {
            free(schemaMemory)
            child.release()
            return false
        }
        let position = Int(array.n_children)
        schema.children?[position] = schemaMemory.initializeMemory(as: ArrowSchema.self, to: child.schema)
        array.children?[position] = arrayMemory.initializeMemory(as: ArrowArray.self, to: child.array)
        schema.n_children += 1
        array.n_children += 1
        return true
    }

    /// Takes a column over, or frees it if there is no memory.
    ///
    /// - Returns: `true` if there was enough memory.
    mutating func append(_ column: ResultColumn) -> Bool {
        let (validity, values, text) = column.buffers
        guard
            let child = ArrowExport(
                column.format.name, column.name, rows: column.count, nullCount: column.nullCount,
                buffers: text == nil ? 2 : 3, children: 0)
        else {
            column.release()
            return false
        }
        child.setBuffer(0, validity)
        child.setBuffer(1, values)
        if let text { child.setBuffer(2, text) }
        return append(child)
    }

    /// Frees everything.
    func release() {
        var (schema, array) = (schema, array)
        releaseSchema(&schema)
        releaseArray(&array)
    }
}
