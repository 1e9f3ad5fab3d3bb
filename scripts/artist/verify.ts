// Checks every converted figure for leaks at every level of detail: node scripts/artist/verify.ts
import { convertedFigures } from './all-figures.ts'
import { leakedPixels } from './closure.ts'

let bad = 0
for (const maker of convertedFigures())
  for (const detail of [0, 1, 2, 3] as const) {
    const leaked = leakedPixels(maker.draw({ seed: 1, detail }))
    if (!leaked) continue
    bad++
    console.log(`${maker.id} leaks ${leaked} pixels at detail ${detail}`)
  }
console.log(bad ? `${bad} leaks` : 'no leaks')
process.exitCode = bad ? 1 : 0
