// Checks every converted figure for leaks at every level of detail: node scripts/artist/check-leaks.ts
import { convertedFigures } from './all-figures.ts'
import { leakedPixels } from './leaked-pixels.ts'

let leaks = 0
for (const maker of convertedFigures())
  for (const detail of [0, 1, 2, 3] as const) {
    const leaked = leakedPixels(maker.draw({ seed: 1, detail }))
    if (!leaked) continue
    leaks++
    console.log(`${maker.id} leaks ${leaked} pixels at detail ${detail}`)
  }
console.log(leaks ? `${leaks} leaks` : 'no leaks')
process.exitCode = leaks ? 1 : 0
