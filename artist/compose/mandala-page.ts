import { seedOf } from '../geometry/random.ts'
import { frameShapes } from '../page/frame.ts'
import { paperFor } from '../page/paper.ts'
import type { Scene } from '../scene.ts'
import { diceOf } from '../scenery/dice.ts'
import type { Look } from '../style/look.ts'
import { FAMILIES, mandala, type FamilyName } from '../style/mandala.ts'
import { banner } from './banner.ts'
import { build } from './build.ts'
import { castOf, type Casting } from './cast.ts'
import { clusterBox, facesOf, placed } from './cluster.ts'
import type { Composition } from './compose.ts'
import { paintCluster } from './paint.ts'
import { unitsOf } from './units.ts'

const RINGS = { easy: 2, medium: 3, hard: 4 }

/** Some figures ask for rings of their own kind; the others take what the seed gives. */
const SUITS: Readonly<Record<string, FamilyName>> = {
  heart: 'hearts',
  star: 'stars',
  snowflake: 'snow',
  snowman: 'snow',
  penguin: 'snow',
  butterfly: 'butterflies',
  fish: 'waves',
  dolphin: 'waves',
  whale: 'waves',
  turtle: 'waves',
  mermaid: 'waves',
  sun: 'sun',
  lion: 'sun',
  rose: 'petals',
  sunflower: 'petals',
}
/** From this pen on, small stars would fill with ink. */
const THICK = 5
const NAMES = Object.keys(FAMILIES) as FamilyName[]
const familyFor = (noun: string, seed: number): FamilyName =>
  SUITS[noun] ?? NAMES[seedOf(seed, `mandala of ${noun}`) % NAMES.length]!

/** A mandala: rings of ornaments around the main figure, or around a flower when none was wished for. */
export function composeMandala(scene: Scene, casting: Casting, look: Look): Composition {
  const sheet = paperFor(scene.orientation)
  const title = banner(scene.banner ?? '', sheet.frame)
  const paper = { ...sheet, frame: title.below }
  const dice = diceOf(seedOf(scene.seed, 'mandala'))
  const asked = scene.wish.figures.filter(({ noun }) => noun !== 'mandala')
  const figures = asked.length > 0 ? asked : [{ noun: 'flower', count: 1, looks: [], wears: [], holds: [] }]
  const { actors, undrawn } = castOf({ ...scene.wish, figures }, casting)
  const rings = Math.max(1, RINGS[scene.difficulty] - (look.sparse > 1 ? 1 : 0))
  const family = familyFor(figures[0]?.noun ?? '', scene.seed)
  const plain = look.sparse > 0 || (look.pen > THICK && family === 'stars')
  const { shapes, centre } = mandala(paper.frame, { rings, plain, family }, dice)
  const [main] = unitsOf(actors.slice(0, 2), { floating: false, water: false })
  const cluster = main && build(main, { seed: scene.seed, detail: look.figures, casting })
  const own = cluster && clusterBox(cluster)
  const scale = own ? Math.min(centre.w / own.w, centre.h / own.h) : 1
  const put =
    cluster && own
      ? placed(cluster, {
          scale,
          x: centre.x + (centre.w - own.w * scale) / 2 - own.x * scale,
          y: centre.y + (centre.h - own.h * scale) / 2 - own.y * scale,
        })
      : undefined
  const box = put && clusterBox(put)
  const strokes = put && box ? paintCluster({ cluster: put, box, feet: 0 }, paper.frame) : []
  return {
    page: {
      paper: sheet,
      pen: look.pen,
      shapes: [
        ...shapes,
        ...strokes.flatMap((stroke) => stroke.shapes),
        ...(scene.frame ? frameShapes(paper) : []),
        ...title.shapes,
      ],
    },
    layout: {
      figures:
        box && actors[0]
          ? [{ wished: 0, noun: actors[0].wished.noun, boxes: [box], visible: 1, face: 1 }]
          : [],
      mainShare: 0.15,
      mainSpan: 0.4,
      upright: false,
    },
    findings: [],
    place: 'mandala',
    faces: [...(put ? facesOf(put) : []), ...(title.box ? [title.box] : [])],
    undrawn,
  }
}
