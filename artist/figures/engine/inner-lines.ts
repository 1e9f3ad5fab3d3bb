import { fitLine } from '../../geometry/fit-curves.ts'
import { flatten, type Path } from '../../geometry/path.ts'
import { traceField } from '../../geometry/trace-field.ts'
import { lerp, type Vec } from '../../geometry/vector.ts'
import { boundsOfMass, fieldOf, type Mass } from './mass.ts'
import type { Piece } from './piece.ts'

/** A line with thin ends, ready to be painted. */
interface InnerLine {
  path: Path
  taper: readonly [number, number]
}

const SPACING = 2
const TOLERANCE = 0.3
const distance = (a: Vec, b: Vec): number => Math.hypot(a[0] - b[0], a[1] - b[1])

/** A path as points at most two units apart. */
function sampled(path: Path): Vec[] {
  const raw = flatten(path, 6)
  return raw.flatMap((point, i) => {
    const before = raw[i - 1]
    if (!before) return [point]
    const pieces = Math.max(1, Math.ceil(distance(before, point) / SPACING))
    return Array.from({ length: pieces }, (_, k) => lerp(before, point, (k + 1) / pieces))
  })
}

/** The parts of a line where the test holds. Ends are exact, because a gap would join two regions. */
export function cutLine(
  path: Path,
  isDrawn: (at: Vec) => boolean,
  taper: readonly [number, number],
): InnerLine[] {
  const points = sampled(path)
  const runs: { points: Vec[]; start: boolean; end: boolean }[] = []
  let run: (typeof runs)[number] | undefined
  points.forEach((point, i) => {
    const drawn = isDrawn(point)
    if (drawn && !run) {
      run = {
        points: i > 0 ? [borderBetween(point, points[i - 1]!, isDrawn)] : [],
        start: i === 0,
        end: false,
      }
      runs.push(run)
    }
    if (drawn) run!.points.push(point)
    else if (run) {
      run.points.push(borderBetween(points[i - 1]!, point, isDrawn))
      run = undefined
    }
  })
  if (run) run.end = true
  const [whole] = runs
  if (runs.length === 1 && whole!.start && whole!.end) return [{ path, taper }]
  return runs
    .filter(({ points }) => points.length > 2)
    .map(({ points, start, end }) => ({
      path: fitLine(points, TOLERANCE),
      taper: [start ? taper[0] : 0, end ? taper[1] : 0],
    }))
}

function borderBetween(within: Vec, beyond: Vec, isDrawn: (at: Vec) => boolean): Vec {
  let [a, b] = [within, beyond]
  for (let i = 0; i < 5; i++) {
    const middle = lerp(a, b, 0.5)
    if (isDrawn(middle)) a = middle
    else b = middle
  }
  return b
}

const ramp = (from: number, to: number, value: number): number => {
  const share = Math.max(0, Math.min(1, (value - from) / (to - from)))
  return share * share * (3 - 2 * share)
}

/** Where a limb lies on the body, its own outline shows and fades out towards its root. */
export function creasesOf({ masses, softness }: Piece): InnerLine[] {
  return masses.flatMap((mass, index) => {
    if (!mass.crease || index === 0) return []
    const { root, fade } = mass.crease
    const body = fieldOf(masses.slice(0, index), softness)
    const weight = (at: Vec): number =>
      ramp(fade * 0.75, fade * 1.25, distance(at, root)) * ramp(0.8, 4, -body(at[0], at[1]))
    return fadingRuns(ringOf(mass), weight, 0.06, 8)
  })
}

/** The outline of an open piece: it fades out in the discs where the piece grows out of what is beneath. */
export function openOutline(paths: readonly Path[], open: NonNullable<Piece['open']>): InnerLine[] {
  const weight = (at: Vec): number =>
    Math.min(...open.map(({ at: middle, radius }) => ramp(radius * 0.8, radius * 1.3, distance(at, middle))))
  return paths.flatMap((path) => fadingRuns(sampled(path), weight, 0.04, 3))
}

/** The outline of a mass; a folded limb can also have holes, which are left out. */
const ringOf = (mass: Mass): Vec[] =>
  traceField(fieldOf([mass]), boundsOfMass(mass), SPACING).reduce(
    (longest, ring) => (ring.length > longest.length ? ring : longest),
    [],
  )

/** The stretches of a ring where the weight is not zero. Where it is small at an end, the line becomes thin. */
function fadingRuns(
  ring: readonly Vec[],
  weightOf: (at: Vec) => number,
  least: number,
  shortest: number,
): InnerLine[] {
  const weights = ring.map(weightOf)
  const start = weights.indexOf(Math.min(...weights))
  const lines: InnerLine[] = []
  let run: number[] = []
  const flush = (): void => {
    const [here, values] = [run, run.map((i) => weights[i]!)]
    run = []
    if (here.length < Math.max(3, shortest) || Math.max(...values) < 0.5) return
    const strong = values.map((value) => value > 0.8)
    const share = (steps: number): number =>
      Math.min(0.5, (steps < 0 ? values.length / 2 : steps) / values.length)
    lines.push({
      path: fitLine(
        here.map((i) => ring[i]!),
        TOLERANCE,
      ),
      taper: [share(strong.indexOf(true)), share(strong.toReversed().indexOf(true))],
    })
  }
  for (let k = 0; k <= ring.length; k++) {
    const i = (start + k) % ring.length
    if (weights[i]! > least) run.push(i)
    else flush()
  }
  flush()
  return lines
}
