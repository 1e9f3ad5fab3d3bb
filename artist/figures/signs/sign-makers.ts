import type { FigureMaker } from '../../drawing.ts'
import { finish } from '../../geometry/finish-figure.ts'
import { seededRandom, seedOf } from '../../geometry/random.ts'
import { boundsOf, createSketch } from '../../geometry/sketch.ts'
import {
  HIGHEST_NUMBER,
  letterId,
  LETTERS,
  numberId,
  WRITTEN_NOUNS,
} from '../../lexicon/letters-and-numbers.ts'
import { drawLetters } from './lettering.ts'

/** As tall as a child, because the letter is the main figure of its page. */
const HEIGHT = 1.6

function signMaker(id: string, own?: string): FigureMaker {
  return {
    id,
    source: 'things',
    height: HEIGHT,
    topic: 'signs',
    poses: ['stand'],
    draw({ seed, detail, text }) {
      const sketch = createSketch()
      const says = own ?? text ?? ''
      drawLetters(sketch, says, { detail, next: seededRandom(seedOf(seed, says)), lively: own === undefined })
      return finish(sketch, { id, facing: 'front', perMetre: boundsOf(sketch).h / HEIGHT })
    },
  }
}

export const signMakers: readonly FigureMaker[] = [
  ...LETTERS.map((sign) => signMaker(letterId(sign), sign)),
  ...Array.from({ length: HIGHEST_NUMBER + 1 }, (_, n) => signMaker(numberId(n), String(n))),
  ...WRITTEN_NOUNS.map((id) => signMaker(id)),
]
