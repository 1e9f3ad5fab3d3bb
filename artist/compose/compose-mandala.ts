import { seedOf } from '../geometry/random.ts'
import { frameShapes } from '../page/frame.ts'
import { applyBrush } from '../page/brush.ts'
import { paperFor } from '../page/paper.ts'
import type { Scene } from '../scene.ts'
import { createRng } from '../geometry/rng.ts'
import type { Look } from '../style/look.ts'
import { FAMILIES, mandala, type FamilyName } from '../style/mandala.ts'
import { drawTitleBanner } from './decoration/title-banner.ts'
import { drawUnit } from './joining/draw-unit.ts'
import { findDrawableFigures, type FigureFinder } from './figures/drawable-figures.ts'
import { clusterBox, facesOf, transformCluster } from './figures/cluster.ts'
import type { Composition } from './composition.ts'
import { showing } from './showing.ts'
import { paintCluster } from './figures/paint-cluster.ts'
import { MANDALA, mandalaUnit, planMandala } from './picture.ts'

const RINGS = { easy: 2, medium: 3, hard: 4 }

/** Ring families for certain figures; for all others the seed chooses one. */
const FAMILY_OF_NOUN: Readonly<Record<string, FamilyName>> = {
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
/** With a pen at least this wide small stars fill with ink. */
const THICK_PEN = 5
const FAMILY_NAMES = Object.keys(FAMILIES) as FamilyName[]
const familyFor = (noun: string, seed: number): FamilyName =>
  FAMILY_OF_NOUN[noun] ?? FAMILY_NAMES[seedOf(seed, `mandala of ${noun}`) % FAMILY_NAMES.length]!

/** Composes a mandala: rings of ornaments around the main figure, or around a flower if the wish names none. */
export function composeMandala(scene: Scene, finder: FigureFinder, look: Look): Composition {
  const sheet = paperFor(scene.orientation ?? 'portrait')
  const title = drawTitleBanner(scene.banner ?? '', sheet.frame)
  const paper = { ...sheet, frame: title.below }
  const rng = createRng(seedOf(scene.seed, 'mandala'))
  const wished = scene.wish.figures.filter(({ noun }) => noun !== 'mandala')
  const figures = wished.length > 0 ? wished : [{ noun: 'flower', count: 1, looks: [], wears: [], holds: [] }]
  const { drawables, undrawn } = findDrawableFigures({ ...scene.wish, figures }, finder)
  const isMedium = scene.difficulty === 'medium'
  const rings = Math.max(1, RINGS[scene.difficulty] - (isMedium ? look.sparse : look.sparse > 1 ? 1 : 0))
  const family = familyFor(figures[0]?.noun ?? '', scene.seed)
  // With plain rings alone, every medium mandala would be an easy one.
  const plain = look.sparse > (isMedium ? 2 : 0) || (look.pen > THICK_PEN && family === 'stars')
  const { shapes, centre } = mandala(paper.frame, { rings, plain, family }, rng)
  const main = mandalaUnit(drawables)
  const cluster = main && drawUnit(main, { seed: scene.seed, detail: look.figures, finder })
  const figureBox = cluster && clusterBox(cluster)
  const scale = figureBox ? Math.min(centre.w / figureBox.w, centre.h / figureBox.h) : 1
  const put =
    cluster && figureBox
      ? transformCluster(cluster, {
          scale,
          x: centre.x + (centre.w - figureBox.w * scale) / 2 - figureBox.x * scale,
          y: centre.y + (centre.h - figureBox.h * scale) / 2 - figureBox.y * scale,
        })
      : undefined
  const box = put && clusterBox(put)
  const strokes =
    put && box
      ? paintCluster(
          { cluster: put, box, feet: 0 },
          { frame: paper.frame, pen: look.pen },
          figures.map(({ noun }) => noun),
        )
      : []
  return {
    page: {
      paper: sheet,
      pen: look.pen,
      shapes: [
        ...showing('mandala', shapes),
        ...applyBrush(
          strokes.flatMap((stroke) => stroke.shapes),
          look.pen,
        ),
        ...(scene.frame ? frameShapes(paper) : []),
        ...showing('title', title.shapes),
      ],
    },
    layout: {
      figures:
        box && drawables[0]
          ? [
              {
                figureIndex: 0,
                noun: drawables[0].wished.noun,
                boxes: [box],
                visibleShare: 1,
                faceVisibleShare: 1,
                faceCoveredShare: 0,
              },
            ]
          : [],
      mainShare: 0.15,
      mainSpan: 0.4,
      upright: false,
    },
    placed: [],
    findings: [],
    place: MANDALA,
    faces: [...(put ? facesOf(put) : []), ...(title.box ? [title.box] : [])],
    undrawn,
    picture: planMandala(drawables),
  }
}
