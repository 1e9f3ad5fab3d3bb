import type { FigureRequest } from '../../../drawing.ts'
import { moved, type Path } from '../../../geometry/path.ts'
import type { Sketch } from '../../../geometry/sketch.ts'
import type { Frame } from '../../../geometry/vector.ts'
import { HATS, type HatName } from '../../people/head/hats.ts'

/** The headwear drawn for each noun. */
const HAT_OF_NOUN: Readonly<Record<string, HatName>> = {
  hat: 'sun',
  crown: 'crown',
  tiara: 'tiara',
  cap: 'cap',
  helmet: 'firefighter',
  'woolly-hat': 'beanie',
  'santa-hat': 'santa',
  'witch-hat': 'witch',
  'party-hat': 'party',
  'pirate-hat': 'pirate',
  'hair-bow': 'bow',
  headphone: 'headphones',
  'graduation-cap': 'graduation',
  'cowboy-hat': 'cowboy',
  'top-hat': 'tophat',
}

/** Added to the layers of hats, so that they are painted after the head. */
const ABOVE_HEAD = 10

/**
 * Draws a requested hat, or the hat of the animal's role, on the head (a frame in which its radius is 50) and over the
 * ears. Returns the noun of a
 * requested hat.
 */
export function drawHeadwear(
  fig: Sketch,
  head: Frame,
  request: FigureRequest,
  roleHat?: HatName | null,
): string | undefined {
  const name =
    request.wears?.find((w) => Object.hasOwn(HAT_OF_NOUN, w)) ??
    (request.looks?.includes('crowned') ? 'crown' : undefined)
  const hat = name ? HAT_OF_NOUN[name] : roleHat
  if (!hat || hat === 'mask') return undefined
  const { cover } = HATS[hat]
  const toHead: Frame = (v) => head([v[0] * 0.92, v[1] * 0.92 - 2])
  const onHead = (paths: readonly Path[] | undefined) => (paths ?? []).map((p) => moved(p, toHead))
  for (const layer of HATS[hat].layers()) {
    // Headwear around the whole head would hide the face: of a helmet only the visor is drawn, and a dome is
    // transparent.
    if ((layer.level ?? 0) > request.detail || (cover === 'whole' && layer.z < 46)) continue
    if (cover === 'helmet' && layer.z < 46) {
      fig.add(layer.z + ABOVE_HEAD, onHead(layer.shapes), { glass: true })
      continue
    }
    fig.add(layer.z + ABOVE_HEAD, onHead(layer.shapes), {
      lines: onHead(request.detail > 0 ? layer.lines : layer.lines?.slice(0, 1)),
      marks: onHead(layer.marks),
      dots: onHead(layer.dots),
    })
  }
  return name
}
