/**
 * Weights by feature in a hash table of 24-bit slots: 6 bits of weight and 18 bits of fingerprint. The fingerprint keeps features that were
 * never trained from getting the weight of another feature; it fails for about one in twenty thousand. With 10 bits it failed for one in fifty,
 * so that unknown words changed the score.
 */
export interface WeightTable {
  bias: number
  weightOf(feature: string): number
}

const SLOTS = 11 << 12
const SLOT_BYTES = 3
const FINGERPRINT_BITS = 18
const FINGERPRINT_MASK = (1 << FINGERPRINT_BITS) - 1
const MAX_LEVEL = 31
const HEADER_BYTES = 8
export const MAX_WEIGHTS = Math.floor(SLOTS * 0.8)

export function packWeights(bias: number, weights: Map<string, number>): Uint8Array {
  const strongest = [...weights.values()].reduce((max, weight) => Math.max(max, Math.abs(weight)), 0)
  const slots = new Uint32Array(SLOTS)
  for (const [feature, weight] of weights) {
    const level = levelOf(weight, strongest)
    if (level === 0) continue
    const hash = hashOf(feature)
    let slot = slotOf(hash)
    while (slots[slot]) slot = (slot + 1) % SLOTS
    slots[slot] = ((level + MAX_LEVEL + 1) << FINGERPRINT_BITS) | fingerprintOf(hash)
  }
  const packed = Buffer.alloc(HEADER_BYTES + SLOTS * SLOT_BYTES)
  packed.writeFloatLE(bias, 0)
  packed.writeFloatLE(strongest, 4)
  slots.forEach((slot, index) => packed.writeUIntLE(slot, HEADER_BYTES + index * SLOT_BYTES, SLOT_BYTES))
  return packed
}

export function openWeights(packed: Buffer): WeightTable {
  const strongest = packed.readFloatLE(4)
  const slots = new Uint32Array(SLOTS)
  for (let index = 0; index < SLOTS; index++)
    slots[index] = packed.readUIntLE(HEADER_BYTES + index * SLOT_BYTES, SLOT_BYTES)
  return {
    bias: packed.readFloatLE(0),
    weightOf(feature) {
      const hash = hashOf(feature)
      const fingerprint = fingerprintOf(hash)
      for (let slot = slotOf(hash); slots[slot]; slot = (slot + 1) % SLOTS)
        if ((slots[slot]! & FINGERPRINT_MASK) === fingerprint)
          return weightAt((slots[slot]! >> FINGERPRINT_BITS) - MAX_LEVEL - 1, strongest)
      return 0
    },
  }
}

/** Levels are closer together near zero, because most weights are small. */
const levelOf = (weight: number, strongest: number) =>
  Math.round(Math.sign(weight) * Math.sqrt(Math.abs(weight) / strongest) * MAX_LEVEL)
const weightAt = (level: number, strongest: number) => Math.sign(level) * (level / MAX_LEVEL) ** 2 * strongest

const slotOf = (hash: number) => Math.floor((hash / 2 ** 32) * SLOTS)
const fingerprintOf = (hash: number) => hash & FINGERPRINT_MASK

/** FNV-1a with a final mix, because its upper bits alone are too similar for similar words. */
function hashOf(feature: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < feature.length; index++)
    hash = Math.imul(hash ^ feature.charCodeAt(index), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  hash = Math.imul(hash ^ (hash >>> 13), 0x297a2d39)
  return (hash ^ (hash >>> 16)) >>> 0
}
