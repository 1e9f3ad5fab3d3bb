// The walls of the house: fails on an import that goes the wrong way, and on circles.
import { readArrows } from './walls/read-arrows.ts'
import { circle, objection } from './walls/rules.ts'

const arrows = readArrows()
if (arrows.length < 20) throw new Error(`only ${arrows.length} imports found: the reader is blind`)
const wrong = arrows.flatMap((arrow) => {
  const why = objection(arrow)
  return why ? [`${arrow.from} -> ${arrow.to}: ${why}`] : []
})
const round = circle(arrows)
if (round) wrong.push(`a circle: ${round.join(' -> ')}`)
for (const line of wrong) console.error(line)
console.log(`${arrows.length} imports, ${wrong.length} through a wall`)
process.exit(wrong.length > 0 ? 1 : 0)
