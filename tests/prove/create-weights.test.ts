import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Language } from '#domain/text/languages.ts'
import { createChildSafetyCheck } from '#providers/moderation/child-safety-check.ts'
import { WEIGHTS_FILE } from '#providers/moderation/classifier/classifier.ts'
import { createWeights } from '#scripts/moderation/create-weights.ts'

/** Training takes about 15 s of processor time, and more while other tests run. */
const TRAINING_TIMEOUT_MS = 240_000
const MAX_BYTES = 150_000
/** Every new word of the artist changes the training a little, and with it the decision about a few wishes near the line. */
const MAX_DIFFERENT_SHARE = 0.005
const FOLDERS = ['regression/', 'strangers/'].map((folder) => `providers/moderation/fixtures/${folder}`)

const knownWishes = () =>
  FOLDERS.flatMap((folder) => readdirSync(folder).map((file) => folder + file)).flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as { language: Language; wish: string }),
  )

it(
  'training again decides about known wishes as the stored weights do, which stay small',
  { timeout: TRAINING_TIMEOUT_MS },
  async () => {
    const stored = readFileSync(WEIGHTS_FILE)
    expect(stored.byteLength).toBeLessThan(MAX_BYTES)
    const before = createChildSafetyCheck(stored)
    const after = createChildSafetyCheck(Buffer.from(await createWeights()))
    const isRefused = ({ check }: typeof before, { wish, language }: { wish: string; language: Language }) =>
      check(wish, language).refusal !== undefined
    const wishes = knownWishes()
    const different = wishes.filter((wish) => isRefused(before, wish) !== isRefused(after, wish))
    expect(different.length / wishes.length, JSON.stringify(different)).toBeLessThanOrEqual(
      MAX_DIFFERENT_SHARE,
    )
  },
)
