public import CTrunkline

#if canImport(PhoneNumbers)
import PhoneNumbers
#endif

/// Reads a column of cells; see `trunkline.h`.
@c @implementation
public func trunkline_classify_arrow(
    _ classifier: OpaquePointer, _ schema: UnsafePointer<ArrowSchema>, _ cells: UnsafePointer<ArrowArray>,
    _ regionSchema: UnsafePointer<ArrowSchema>?, _ regions: UnsafePointer<ArrowArray>?, _ columns: UInt32,
    _ flags: UInt32, _ outputSchema: UnsafeMutablePointer<ArrowSchema>, _ output: UnsafeMutablePointer<ArrowArray>
) -> Int32 {
    let isEvery = flags == TRUNKLINE_EVERY_NUMBER
    let isWhole = flags == TRUNKLINE_WHOLE_CELLS
    guard flags == 0 || isEvery || isWhole else { return TRUNKLINE_ERROR_ARGUMENT }
    guard let cells = ArrowStrings(schema, cells) else { return TRUNKLINE_ERROR_COLUMN_TYPE }
    var regionColumn: ArrowStrings?
    if let regionSchema, let regions {
        regionColumn = ArrowStrings(regionSchema, regions)
        guard let regionColumn else { return TRUNKLINE_ERROR_COLUMN_TYPE }
        guard regionColumn.count == cells.count else { return TRUNKLINE_ERROR_COLUMN_LENGTH }
    }
    let reader = CellReader(classifier: Classifier.at(classifier), cells: cells, regions: regionColumn)
    guard reader.hasKnownRegions else { return TRUNKLINE_ERROR_REGION }
    let result = isEvery ? reader.everyNumber(columns) : reader.firstNumbers(columns, isWhole: isWhole)
    switch result {
    case .success(let export):
        outputSchema.initialize(to: export.schema)
        output.initialize(to: export.array)
        return TRUNKLINE_OK
    case .failure(let error): return error.code
    }
}

/// The reason why a column of results could not be created, as an error code of the library.
private struct ColumnError: Error {
    let code: Int32
}

/// Reads a column of cells.
private struct CellReader {
    let classifier: UnsafePointer<Classifier>
    let cells: ArrowStrings
    let regions: ArrowStrings?

    /// A struct for each cell, of its first number, or of the cell read as one number.
    func firstNumbers(_ wanted: UInt32, isWhole: Bool) -> Result<ArrowExport, ColumnError> {
        let outOfMemory = ColumnError(code: TRUNKLINE_ERROR_MEMORY)
        guard var columns = ClassificationColumns(wanted, rows: cells.count) else { return .failure(outOfMemory) }
        guard let validity = ArrowBuffer(capacity: cells.count / 8 + 8) else {
            columns.release()
            return .failure(outOfMemory)
        }
        let names = Names.shared
        var nullCount = 0
        for row in 0..<cells.count {
            guard let cell = cells[row] else {
                columns.appendNull()
                nullCount += 1
                continue
            }
            validity.setBit(row)
            let bytes = Span(_unsafeElements: cell)
            if isWhole {
                columns.append(classifier.pointee.classify(bytes, region: region(row)), names)
            } else {
                columns.append(classifier.pointee.firstNumber(in: bytes, region: region(row)), names)
            }
        }
        return structure(columns, validity, nullCount)
    }

    /// A list for each cell, with a struct for each of its numbers.
    func everyNumber(_ wanted: UInt32) -> Result<ArrowExport, ColumnError> {
        let outOfMemory = ColumnError(code: TRUNKLINE_ERROR_MEMORY)
        guard var columns = ClassificationColumns(wanted, rows: cells.count) else { return .failure(outOfMemory) }
        guard let validity = ArrowBuffer(capacity: cells.count / 8 + 8) else {
            columns.release()
            return .failure(outOfMemory)
        }
        guard let offsets = ArrowBuffer(capacity: (cells.count + 1) * 4) else {
            columns.release()
            validity.release()
            return .failure(outOfMemory)
        }
        let ends = offsets.start.assumingMemoryBound(to: Int32.self)
        var nullCount = 0
        for row in 0..<cells.count {
            if let cell = cells[row] {
                validity.setBit(row)
                append(cell, row, to: &columns)
            } else {
                nullCount += 1
            }
            ends[row + 1] = Int32(truncatingIfNeeded: columns.count)
        }
        let isTooLarge = columns.count > Int(Int32.max)
        let items = ArrowBuffer(capacity: columns.count / 8 + 8)
        guard let items, !isTooLarge else {
            columns.release()
            validity.release()
            offsets.release()
            return .failure(ColumnError(code: isTooLarge ? TRUNKLINE_ERROR_TOO_LARGE : TRUNKLINE_ERROR_MEMORY))
        }
        for row in 0..<columns.count { items.setBit(row) }
        guard
            var list = ArrowExport("+l", "", rows: cells.count, nullCount: nullCount, buffers: 2, children: 1)
        else {
            columns.release()
            validity.release()
            offsets.release()
            items.release()
            return .failure(outOfMemory)
        }
        list.setBuffer(0, UnsafeRawPointer(validity.start))
        list.setBuffer(1, UnsafeRawPointer(offsets.start))
        switch structure(columns, items, 0, name: "item") {
        case .failure(let error):
            list.release()
            return .failure(error)
        case .success(let structure):
            guard list.append(structure) else {
                list.release()
                return .failure(outOfMemory)
            }
            return .success(list)
        }
    }

    /// Appends a row for each number of a cell.
    private func append(_ cell: UnsafeBufferPointer<UInt8>, _ row: Int, to columns: inout ClassificationColumns) {
        withUnsafeMutablePointer(to: &columns) {
            var sink = NumberReceiver.columns($0)
            readNumbers(classifier, cell, region(row), into: &sink)
        }
    }

    /// `true` if every row with a cell names a region that has a plan, or none.
    var hasKnownRegions: Bool {
        guard regions != nil else { return true }
        for row in 0..<cells.count where cells[row] != nil && home(row) == nil { return false }
        return true
    }

    /// The region of a row; `nil` if it names an unknown one.
    private func home(_ row: Int) -> HomeRegion? {
        guard let text = regions?[row] else { return HomeRegion(nil) }
        return HomeRegion(UnsafeRawBufferPointer(text)[...])
    }

    private func region(_ row: Int) -> RegionCode? { home(row)?.code }

    /// The struct column of some columns; frees everything if it cannot be made.
    private func structure(
        _ columns: ClassificationColumns, _ validity: ArrowBuffer, _ nullCount: Int, name: StaticString = ""
    ) -> Result<ArrowExport, ColumnError> {
        let error = columns.error
        guard error == TRUNKLINE_OK else {
            columns.release()
            validity.release()
            return .failure(ColumnError(code: error))
        }
        guard
            var structure = ArrowExport(
                "+s", name, rows: columns.count, nullCount: nullCount, buffers: 1,
                children: ClassificationColumns.maximumCount)
        else {
            columns.release()
            validity.release()
            return .failure(ColumnError(code: TRUNKLINE_ERROR_MEMORY))
        }
        structure.setBuffer(0, UnsafeRawPointer(validity.start))
        guard columns.export(to: &structure) else {
            structure.release()
            return .failure(ColumnError(code: TRUNKLINE_ERROR_MEMORY))
        }
        return .success(structure)
    }
}

extension ArrowBuffer {
    /// Sets a bit of a bitmap; the buffer must have room for it.
    @inline(__always)
    fileprivate func setBit(_ position: Int) {
        start.assumingMemoryBound(to: UInt8.self)[position &>> 3] |= 1 &<< UInt8(truncatingIfNeeded: position & 7)
    }
}
