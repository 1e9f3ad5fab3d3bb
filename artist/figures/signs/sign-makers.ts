import type { FigureMaker } from '../../drawing.ts'
import { finish } from '../../geometry/finish.ts'
import { random, seedOf } from '../../geometry/random.ts'
import { boundsOf, createSketch } from '../../geometry/sketch.ts'
import { HIGHEST, letterId, LETTERS, numberId, WRITTEN } from '../../lexicon/signs.ts'
import { letter } from './lettering.ts'

/** As tall as a child: a letter is what its page is about. */
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
      letter(sketch, says, { detail, next: random(seedOf(seed, says)), lively: own === undefined })
      return finish(sketch, { id, facing: 'front', perMetre: boundsOf(sketch).h / HEIGHT })
    },
  }
}

export const signMakers: readonly FigureMaker[] = [
  ...LETTERS.map((sign) => signMaker(letterId(sign), sign)),
  ...Array.from({ length: HIGHEST + 1 }, (_, n) => signMaker(numberId(n), String(n))),
  ...WRITTEN.map((id) => signMaker(id)),
]
