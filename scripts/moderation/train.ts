import { writeFileSync } from 'node:fs'
import { pack } from '../../providers/moderation/weights.ts'
import { readExamples } from './examples.ts'
import { lookAt, teach } from './lessons.ts'

/** Teaches the reader of wishes everything we have, and keeps what it learned. */
const seen = lookAt(await readExamples())
const packed = pack(teach(seen))
writeFileSync(new URL('../../providers/moderation/reader.weights', import.meta.url), packed)
console.log(`${seen.length} examples, ${Math.round(packed.length / 1000)} kB of weights`)
