import type { Detail, Figure, FigureMaker } from '#artist/drawing.ts'
import { pick, seededRandom } from '#artist/geometry/random.ts'

const MOODS = ['happy', 'sad', 'angry', 'scared', 'surprised', 'tired', 'sleeping', 'young']

/** Animals of random kinds in random poses, moods, ages and directions; the same seed gives the same animals. */
export function randomAnimals(
  makers: readonly FigureMaker[],
  count: number,
  seed: number,
): { name: string; figure: Figure }[] {
  const next = seededRandom(seed)
  return Array.from({ length: count }, (_, i) => {
    const maker = pick(next, makers)
    const pose = pick(next, maker.poses)
    const look = pick(next, MOODS)
    const detail = Math.floor(next() * 4) as Detail
    const facing = next() < 0.5 ? 'left' : 'right'
    const figure = maker.draw({ seed: seed + i, detail, pose, looks: [look], facing, natural: next() < 0.2 })
    return { name: `${maker.id} ${pose} ${look} ${detail} ${facing}`, figure }
  })
}
