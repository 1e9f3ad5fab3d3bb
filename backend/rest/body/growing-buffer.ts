const FIRST_SIZE = 16_384
/** Scratch buffers kept for the next answers, and how large one may be to be kept. */
const KEPT = 16
const LARGEST_KEPT = 1_048_576

/** Bytes put together piece by piece. The parts are public because this is the hottest place of the wire. */
export interface GrowingBuffer {
  bytes: Buffer
  length: number
}

/** Answers are put together in memory that is used again and again; only the finished bytes are new. */
const scratch: Buffer[] = []

export const growingBuffer = (): GrowingBuffer => ({
  bytes: scratch.pop() ?? Buffer.allocUnsafeSlow(FIRST_SIZE),
  length: 0,
})

export function makeRoom(out: GrowingBuffer, more: number) {
  const needed = out.length + more
  if (needed <= out.bytes.length) return
  const bigger = Buffer.allocUnsafeSlow(Math.max(needed, out.bytes.length * 2))
  out.bytes.copy(bigger, 0, 0, out.length)
  out.bytes = bigger
}

export function append(out: GrowingBuffer, from: Buffer, start = 0, end = from.length) {
  makeRoom(out, end - start)
  from.copy(out.bytes, out.length, start, end)
  out.length += end - start
}

/** The finished bytes. The buffer is given back and must not be written to any more. */
export function takeContents(out: GrowingBuffer): Buffer {
  const contents = Buffer.from(out.bytes.subarray(0, out.length))
  if (out.bytes.length <= LARGEST_KEPT && scratch.length < KEPT) scratch.push(out.bytes)
  out.bytes = Buffer.alloc(0)
  out.length = 0
  return contents
}
