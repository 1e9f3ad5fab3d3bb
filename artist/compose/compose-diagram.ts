import { planPicture } from './picture.ts'
import { createDiagramCanvas } from '../diagrams/create-diagram-canvas.ts'
import type { Diagram } from '../diagrams/diagram.ts'
import { labelWord } from '../diagrams/label-words.ts'
import { frameShapes } from '../page/frame.ts'
import { applyBrush } from '../page/brush.ts'
import { paperFor } from '../page/paper.ts'
import type { Scene } from '../scene.ts'
import type { Look } from '../style/look.ts'
import { drawTitleBanner } from './decoration/title-banner.ts'
import type { FigureFinder } from './figures/drawable-figures.ts'
import type { Composition } from './composition.ts'
import { showing } from './showing.ts'

/** Space between the frame line and the diagram. */
const PADDING = 14

/** Composes the page of a school diagram: its own layout instead of a setting. */
export function composeDiagram(
  diagram: Diagram,
  scene: Scene,
  finder: FigureFinder,
  look: Look,
): Composition {
  const sheet = paperFor(scene.orientation ?? 'portrait')
  const title = drawTitleBanner(scene.banner ?? '', sheet.frame)
  const paper = { ...sheet, frame: title.below }
  const { x, y, w, h } = paper.frame
  const frame = { x: x + PADDING, y: y + PADDING, w: w - 2 * PADDING, h: h - 2 * PADDING }
  const drawn = createDiagramCanvas({
    frame,
    detail: look.figures,
    seed: scene.seed,
    finder,
    labels: scene.wish.labels ?? 'words',
    counted: scene.wish.figures[0]?.holds[0],
    wordOf: (key) => labelWord(key, scene.wish.language),
  })
  diagram.draw(drawn.canvas)
  const noun = scene.wish.figures[0]?.noun ?? ''
  return {
    page: {
      paper: sheet,
      pen: look.pen,
      shapes: [
        ...applyBrush(drawn.shapes, look.pen),
        ...frameShapes(paper, scene.frame),
        ...showing('title', title.shapes),
      ],
    },
    lettering: drawn.letters,
    layout: {
      figures: [
        { figureIndex: 0, noun, boxes: [frame], visibleShare: 1, faceVisibleShare: 1, faceCoveredShare: 0 },
      ],
      mainShare: 1,
      mainSpan: 1,
      upright: false,
    },
    findings: [],
    place: 'diagram',
    faces: [frame],
    placed: [],
    undrawn: [],
    picture: planPicture(scene.wish, finder),
  }
}
