const INITIAL_SIZE = 16_384
/** Limits of the pool of reusable buffers. */
const MAX_POOLED_BUFFERS = 16
const MAX_POOLED_SIZE = 1_048_576

/** A byte buffer that grows on demand. Its fields are public because this is the hottest code of the REST API. */
export interface GrowingBuffer {
  bytes: Buffer
  length: number
}

const NO_BYTES = Buffer.alloc(0)

/** Response bodies are built in reused buffers; only the finished bytes are newly allocated. */
const pool: Buffer[] = []

export const createGrowingBuffer = (): GrowingBuffer => ({
  bytes: pool.pop() ?? Buffer.allocUnsafeSlow(INITIAL_SIZE),
  length: 0,
})

export function ensureCapacity(out: GrowingBuffer, additional: number) {
  const needed = out.length + additional
  if (needed <= out.bytes.length) return
  const bigger = Buffer.allocUnsafeSlow(Math.max(needed, out.bytes.length * 2))
  out.bytes.copy(bigger, 0, 0, out.length)
  out.bytes = bigger
}

export function append(out: GrowingBuffer, from: Buffer, start = 0, end = from.length) {
  ensureCapacity(out, end - start)
  from.copy(out.bytes, out.length, start, end)
  out.length += end - start
}

/** Returns the finished bytes and puts the buffer back into the pool. The caller must not write to it afterwards. */
export function finishBuffer(out: GrowingBuffer): Buffer {
  const contents = Buffer.allocUnsafe(out.length)
  out.bytes.copy(contents, 0, 0, out.length)
  if (out.bytes.length <= MAX_POOLED_SIZE && pool.length < MAX_POOLED_BUFFERS) pool.push(out.bytes)
  out.bytes = NO_BYTES
  out.length = 0
  return contents
}
