import type { Box, Shape } from '../drawing.ts'
import { type Orientation, type Paper, paperFor } from '../page/paper.ts'
import type { Scene } from '../scene.ts'
import type { Look } from '../style/look.ts'
import { BORDER } from '../style/magic.ts'
import { drawTitleBanner } from './decoration/title-banner.ts'

/** The paper of a page and what surrounds the picture. */
interface Sheet {
  paper: Paper
  title: { shapes: Shape[]; box?: Box | undefined }
  /** The paper with the frame of everything below the title. */
  belowTitle: Paper
  /** The paper with the frame of the picture itself, inside a magic border. */
  picture: Paper
}

export function createSheet(scene: Scene, look: Look, orientation: Orientation): Sheet {
  const paper = paperFor(orientation)
  const { below, ...title } = drawTitleBanner(scene.banner ?? '', paper.frame)
  const belowTitle = { ...paper, frame: below }
  const picture = look.magic && scene.frame ? { ...belowTitle, frame: inset(below, BORDER) } : belowTitle
  return { paper, title, belowTitle, picture }
}

const inset = ({ x, y, w, h }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  w: w - 2 * by,
  h: h - 2 * by,
})
