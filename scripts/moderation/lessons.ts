import { openTables } from '../../providers/moderation/kept-tables.ts'
import { createEyes, unfitness } from '../../providers/moderation/reader.ts'
import { SURE } from '../../providers/moderation/own-check.ts'
import { createRules } from '../../providers/moderation/rules.ts'
import type { Weights } from '../../providers/moderation/weights.ts'
import type { Example } from './examples.ts'
import { learnTogether, type Lesson } from './learn.ts'

/** An example as rules and reader see it. */
export interface Seen extends Example {
  refused: boolean
  stretches: Uint32Array[]
}

export function lookAt(examples: Example[]): Seen[] {
  const tables = openTables()
  const rules = createRules(tables)
  const eyes = createEyes(tables)
  return examples.map((example) => {
    const sight = rules.look(example.text)
    return {
      ...example,
      refused: rules.broken(sight, example.language) !== undefined,
      stretches: eyes.featuresOf(sight, example.language),
    }
  })
}

const ROOM = 0.5
const HARDER = 2
const READERS = 3

/** Learns everything, then once more with what was still got wrong, or nearly so, counting for more. */
export function teach(examples: Seen[]): ReturnType<typeof learnTogether> {
  const first = learnTogether(lessonsOf(examples), 1)
  return learnTogether(
    lessonsOf(
      examples.map((each) => (isGotRight(each, first) ? each : { ...each, weight: each.weight * HARDER })),
    ),
    READERS,
  )
}

function isGotRight({ stretches, bad, refused }: Seen, weights: Weights): boolean {
  const score = unfitness(stretches, weights)
  return bad ? refused || score >= SURE + ROOM : score < SURE - ROOM
}

/** Of a long good text every stretch is good; of a bad one nobody knows which is not, so that only its beginning teaches. */
const lessonsOf = (examples: Seen[]): Lesson[] =>
  examples.flatMap(({ stretches, bad, weight }) =>
    (bad ? stretches.slice(0, 1) : stretches).map((features) => ({ features, bad, weight })),
  )
