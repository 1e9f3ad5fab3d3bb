// Checks figures for leaks: every thing and converted figure at every level of detail, and 3,000 random animals.
// node scripts/artist/check-leaks.ts
import { animalMakers } from '#artist/figures/animals/animal-makers.ts'
import { randomAnimals } from './random-animals.ts'
import { allFigures } from './all-figures.ts'
import { leakedPixels } from './leaked-pixels.ts'

/** Pixels beside the contour that count as leaked because of soft edges. */
const SOFT_EDGE = 6

let leaks = 0
const things = allFigures()
  .all()
  .filter(({ source }) => source === 'things' || source === 'converted')
for (const maker of things)
  for (const detail of [0, 1, 2, 3] as const) {
    const leaked = leakedPixels(maker.draw({ seed: 1, detail }))
    if (leaked <= SOFT_EDGE) continue
    leaks++
    console.log(`${maker.id} leaks ${leaked} pixels at detail ${detail}`)
  }

const RANDOM_ANIMALS = 3000
const BATCH = 100
for (let seed = 1; seed <= RANDOM_ANIMALS / BATCH; seed++)
  for (const { name, figure } of randomAnimals(animalMakers, BATCH, seed)) {
    const leaked = leakedPixels(figure)
    if (leaked <= SOFT_EDGE) continue
    leaks++
    console.log(`${name} leaks ${leaked} pixels (seed ${seed})`)
  }
console.log(leaks ? `${leaks} leaks` : 'no leaks')
process.exitCode = leaks ? 1 : 0
