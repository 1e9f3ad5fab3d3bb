import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { WEIGHTS_FILE } from '#providers/moderation/classifier/classifier.ts'
import { createWeights } from '#scripts/moderation/create-weights.ts'

/** Training takes about 15 s of processor time, and more while other tests run. */
const TRAINING_TIMEOUT_MS = 240_000
const MAX_BYTES = 150_000

it(
  'training again gives the stored weights, which stay small',
  { timeout: TRAINING_TIMEOUT_MS },
  async () => {
    const stored = readFileSync(WEIGHTS_FILE)
    expect(Buffer.compare(Buffer.from(await createWeights()), stored)).toBe(0)
    expect(stored.byteLength).toBeLessThan(MAX_BYTES)
  },
)
