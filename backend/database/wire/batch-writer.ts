const FIRST_SIZE = 16_384
/** A buffer that has grown beyond this for one large batch is not kept for the next. */
const LARGEST_KEPT = 262_144
const [BIND, EXECUTE, SYNC] = [0x42, 0x45, 0x53]

export type Value = string | null

/**
 * Puts the messages of one batch together, byte by byte into memory that is used again and again. pg-protocol writes each message into
 * a buffer of its own and all of them once more into another, which for the two statements of a small question costs more than the
 * question itself.
 */
export function createBatchWriter() {
  let bytes = Buffer.allocUnsafeSlow(FIRST_SIZE)
  let at = 0

  function makeRoom(more: number) {
    if (at + more <= bytes.length) return
    const bigger = Buffer.allocUnsafeSlow(Math.max(at + more, bytes.length * 2))
    bytes.copy(bigger, 0, 0, at)
    bytes = bigger
  }

  function putLength(value: number, where: number) {
    bytes[where] = value >>> 24
    bytes[where + 1] = value >>> 16
    bytes[where + 2] = value >>> 8
    bytes[where + 3] = value
  }

  function putValue(value: Value) {
    if (value === null) {
      makeRoom(4)
      putLength(-1, at)
      at += 4
      return
    }
    // A letter is three bytes at most, and a pair of surrogates four.
    makeRoom(4 + value.length * 3)
    const length = bytes.write(value, at + 4)
    putLength(length, at)
    at += 4 + length
  }

  function putZeros(count: number) {
    for (let n = 0; n < count; n++) bytes[at++] = 0
  }

  return {
    /** A message that was written elsewhere. */
    add(message: Buffer) {
      makeRoom(message.length)
      at += message.copy(bytes, at)
    },

    /** Bind the unnamed portal to a prepared statement, all values and all answers as text, and run it to its end. */
    bindAndExecute(statement: string, values: readonly Value[]) {
      makeRoom(32 + statement.length)
      bytes[at] = BIND
      const start = at + 1
      at += 5
      putZeros(1)
      at += bytes.write(statement, at, 'latin1')
      putZeros(3)
      bytes[at++] = values.length >>> 8
      bytes[at++] = values.length
      for (const value of values) putValue(value)
      makeRoom(16)
      putZeros(2)
      putLength(at - start, start)
      bytes[at++] = EXECUTE
      putLength(9, at)
      at += 4
      putZeros(5)
    },

    /** The whole batch, with the Sync that ends it. The bytes are the caller's; the writer begins anew. */
    finish(): Buffer {
      makeRoom(5)
      bytes[at++] = SYNC
      putLength(4, at)
      at += 4
      const batch = Buffer.from(bytes.subarray(0, at))
      if (bytes.length > LARGEST_KEPT) bytes = Buffer.allocUnsafeSlow(FIRST_SIZE)
      at = 0
      return batch
    },
  }
}

export type BatchWriter = ReturnType<typeof createBatchWriter>
