const INITIAL_BYTES = 16_384
/** A buffer that grew beyond this size for one large batch is replaced by a small one afterwards. */
const MAX_REUSED_BYTES = 262_144
const [BIND, EXECUTE, SYNC] = [0x42, 0x45, 0x53]

export type Value = string | null

/**
 * Writes the messages of batches into a buffer that is reused for the next ones. pg-protocol allocates a buffer for each
 * message and copies all of them into another one, which for two small statements costs more than the query itself.
 */
export function createBatchWriter() {
  let bytes = Buffer.allocUnsafeSlow(INITIAL_BYTES)
  let offset = 0

  function ensureCapacity(more: number) {
    if (offset + more <= bytes.length) return
    const larger = Buffer.allocUnsafeSlow(Math.max(offset + more, bytes.length * 2))
    bytes.copy(larger, 0, 0, offset)
    bytes = larger
  }

  function writeInt32At(position: number, value: number) {
    bytes[position] = value >>> 24
    bytes[position + 1] = value >>> 16
    bytes[position + 2] = value >>> 8
    bytes[position + 3] = value
  }

  function writeValue(value: Value) {
    if (value === null) {
      ensureCapacity(4)
      writeInt32At(offset, -1)
      offset += 4
      return
    }
    // In UTF-8 one UTF-16 code unit needs at most three bytes, and a surrogate pair (two units) four.
    ensureCapacity(4 + value.length * 3)
    const length = bytes.write(value, offset + 4)
    writeInt32At(offset, length)
    offset += 4 + length
  }

  function writeZeros(count: number) {
    for (let written = 0; written < count; written++) bytes[offset++] = 0
  }

  return {
    /** Appends a message that pg-protocol has serialized. */
    add(message: Buffer) {
      ensureCapacity(message.length)
      offset += message.copy(bytes, offset)
    },

    /** Appends Bind (unnamed portal, all parameters and results as text) and Execute (all rows) for a prepared statement. */
    bindAndExecute(statement: string, values: readonly Value[]) {
      ensureCapacity(32 + statement.length)
      bytes[offset] = BIND
      const lengthPosition = offset + 1
      offset += 5
      writeZeros(1)
      offset += bytes.write(statement, offset, 'latin1')
      writeZeros(3)
      bytes[offset++] = values.length >>> 8
      bytes[offset++] = values.length
      for (const value of values) writeValue(value)
      ensureCapacity(16)
      writeZeros(2)
      writeInt32At(lengthPosition, offset - lengthPosition)
      bytes[offset++] = EXECUTE
      writeInt32At(offset, 9)
      offset += 4
      writeZeros(5)
    },

    /** Appends Sync, which ends the batch and its transaction. */
    endBatch() {
      ensureCapacity(5)
      bytes[offset++] = SYNC
      writeInt32At(offset, 4)
      offset += 4
    },

    /** Returns a copy of all batches. The writer is empty afterwards. */
    takeBatches(): Buffer {
      const batches = Buffer.allocUnsafe(offset)
      bytes.copy(batches, 0, 0, offset)
      if (bytes.length > MAX_REUSED_BYTES) bytes = Buffer.allocUnsafeSlow(INITIAL_BYTES)
      offset = 0
      return batches
    },
  }
}

export type BatchWriter = ReturnType<typeof createBatchWriter>
