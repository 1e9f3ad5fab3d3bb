const FIRST_SIZE = 4_096

/** Bytes put together piece by piece. The parts are public because this is the hottest place of the wire. */
export interface GrowingBuffer {
  bytes: Buffer
  length: number
}

export const growingBuffer = (): GrowingBuffer => ({ bytes: Buffer.allocUnsafe(FIRST_SIZE), length: 0 })

export function makeRoom(out: GrowingBuffer, more: number) {
  const needed = out.length + more
  if (needed <= out.bytes.length) return
  const bigger = Buffer.allocUnsafe(Math.max(needed, out.bytes.length * 2))
  out.bytes.copy(bigger, 0, 0, out.length)
  out.bytes = bigger
}

export function append(out: GrowingBuffer, from: Buffer, start = 0, end = from.length) {
  makeRoom(out, end - start)
  from.copy(out.bytes, out.length, start, end)
  out.length += end - start
}

export const contents = (out: GrowingBuffer): Buffer => out.bytes.subarray(0, out.length)
