import type { FigureRequest } from '../../drawing.ts'
import { moved, type Path } from '../../geometry/path.ts'
import type { Sketch } from '../../geometry/sketch.ts'
import type { Frame } from '../../geometry/vector.ts'
import { HATS, type HatName } from '../people/hats.ts'
import type { Drawn, Looks } from './creature.ts'

/** What animals wear on their heads, by noun. */
const WORN: Readonly<Record<string, HatName>> = {
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
}

const above = 10

/** Puts a hat on the head, over the ears, and says which noun it was. */
export function headwear(
  fig: Sketch,
  drawn: Drawn,
  request: FigureRequest,
  looks: Looks,
  trade?: HatName | null,
): string | undefined {
  const name =
    request.wears?.find((w) => Object.hasOwn(WORN, w)) ??
    (request.looks?.includes('crowned') ? 'crown' : undefined)
  const hat = name ? WORN[name] : trade
  if (!hat || hat === 'mask') return undefined
  const { cover } = HATS[hat]
  const place: Frame = (v) => drawn.head([v[0] * 0.92, v[1] * 0.92 - 2])
  const all = (paths: readonly Path[] | undefined) => (paths ?? []).map((p) => moved(p, place))
  for (const layer of HATS[hat].layers()) {
    // What goes around a head would hide the face: of a helmet only the visor is left, and a dome is of glass.
    if ((layer.level ?? 0) > looks.detail || (cover === 'whole' && layer.z < 46)) continue
    if (cover === 'helmet' && layer.z < 46) {
      fig.add(layer.z + above, all(layer.shapes), { glass: true })
      continue
    }
    fig.add(layer.z + above, all(layer.shapes), {
      lines: all(looks.detail > 0 ? layer.lines : layer.lines?.slice(0, 1)),
      marks: all(layer.marks),
      dots: all(layer.dots),
    })
  }
  return name
}
