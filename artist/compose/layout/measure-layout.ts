import type { Shape } from '../../drawing.ts'
import type { Paper } from '../../page/paper.ts'
import type { PlacedCluster } from '../placement/place-cluster.ts'
import type { DrawableFigure } from '../figures/drawable-figures.ts'
import type { Layout, FigureLayout } from './check-layout.ts'
import { clusterBox, partBox } from '../figures/cluster.ts'
import { coveredFaces } from './covered-faces.ts'
import { createVisibilityMask } from './visibility-mask.ts'
import type { FigureShapes } from '../figures/paint-cluster.ts'
import { moveBox } from '../figures/transform.ts'

/** Owner numbers for shapes that belong to no figure of the wish. The figures have their index plus 1. */
const PROPS = 100
const FOREGROUND = 101

/** Measures how much of each figure is visible by painting the page on a coarse mask. */
export function measureLayout(
  paper: Paper,
  placed: readonly PlacedCluster[],
  figureShapes: readonly FigureShapes[],
  foreground: readonly Shape[],
  drawables: readonly DrawableFigure[],
  mainIndex = drawables[0]?.index,
): Layout {
  const mask = createVisibilityMask(paper)
  for (const { shapes, figureIndex } of figureShapes)
    mask.paint(shapes, figureIndex === undefined ? PROPS : figureIndex + 1)
  mask.paint(foreground, FOREGROUND)
  const parts = placed.flatMap(({ cluster }) => cluster.parts)
  const covered = coveredFaces(placed.map(({ cluster }) => cluster))
  const figures: FigureLayout[] = []
  for (const drawable of drawables) {
    const figureParts = parts.filter((part) => part.figureIndex === drawable.index)
    const boxes = figureParts.map(partBox)
    const faces = figureParts.flatMap(({ figure, move }) => (figure.face ? [moveBox(figure.face, move)] : []))
    const faceVisibleShare = Math.min(1, ...faces.map((box) => mask.visibleShare(box, drawable.index + 1)))
    const faceCoveredShare = Math.max(0, ...covered.filter(({ part }) => part.figureIndex === drawable.index).map(({ share }) => share)) // prettier-ignore
    const { painted, visible } = mask.countCells(drawable.index + 1)
    // A thing that its holder has drawn is part of the holder.
    if (boxes.length === 0 && painted === 0) continue
    figures.push({
      figureIndex: drawable.index,
      noun: drawable.wished.noun,
      boxes,
      visibleShare: painted ? visible / painted : 0,
      faceVisibleShare,
      faceCoveredShare,
    })
  }
  const main = placed.find(({ cluster }) => cluster.parts.some((part) => part.figureIndex === mainIndex))
  const share = main ? (main.box.w * main.box.h) / (paper.frame.w * paper.frame.h) : 0
  const span = main ? Math.max(main.box.w / paper.frame.w, main.box.h / paper.frame.h) : 0
  return {
    figures,
    mainShare: Math.round(share * 1000) / 1000,
    mainSpan: Math.round(span * 1000) / 1000,
    isCut: main !== undefined && clusterBox(main.cluster).h > main.box.h * 1.02,
    upright: main !== undefined && main.box.h > main.box.w * 1.7,
  }
}
