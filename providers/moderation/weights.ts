/** What was learned: how much each feature speaks against a text, in steps of a size, and where to begin. */
export interface Weights {
  bias: number
  step: number
  weights: Float32Array | Int8Array
}

const HEADER_BYTES = 8
const LARGEST = 127
const LONGEST_GAP = 255

/**
 * Weights as bytes: the bias, the size of a step, then for each weight that is not nothing how far it stands behind the one before and its
 * number of steps. A longer gap is told by bytes of 255 first, so that most weights take two bytes.
 */
export function pack({ bias, weights }: { bias: number; weights: Float32Array }): Uint8Array {
  const step = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / LARGEST
  const bytes: number[] = []
  let next = 0
  weights.forEach((weight, at) => {
    const steps = Math.round(weight / step)
    if (!steps) return
    let gap = at - next
    for (; gap >= LONGEST_GAP; gap -= LONGEST_GAP) bytes.push(LONGEST_GAP)
    bytes.push(gap, steps & 255)
    next = at + 1
  })
  const packed = new Uint8Array(HEADER_BYTES + bytes.length)
  const header = new DataView(packed.buffer)
  header.setFloat32(0, bias)
  header.setFloat32(4, step)
  packed.set(bytes, HEADER_BYTES)
  return packed
}

export function unpack(packed: Uint8Array, features: number): Weights {
  const header = new DataView(packed.buffer, packed.byteOffset, HEADER_BYTES)
  // One byte for each feature there could be: four megabytes, where numbers would take sixteen.
  const weights = new Int8Array(features)
  let place = 0
  for (let at = HEADER_BYTES; at < packed.length; at++) {
    place += packed[at]!
    if (packed[at] !== LONGEST_GAP) weights[place++] = packed[++at]!
  }
  return { bias: header.getFloat32(0), step: header.getFloat32(4), weights }
}
