import type { Shape } from '../drawing.ts'
import type { Paper } from '../page/paper.ts'
import type { Placed } from './put.ts'
import type { Actor } from './cast.ts'
import type { Layout, Seen } from './checks.ts'
import { partBox } from './cluster.ts'
import { createMask } from './mask.ts'
import type { Stroke } from './paint.ts'
import { moveBox } from './transform.ts'

/** Numbers on the mask for what belongs to no figure of the wish. */
const PROPS = 100
const FOREGROUND = 101

/** What became of each figure of the wish, told by painting the page coarsely once more. */
export function layoutOf(
  paper: Paper,
  placed: readonly Placed[],
  strokes: readonly Stroke[],
  front: readonly Shape[],
  actors: readonly Actor[],
): Layout {
  const mask = createMask(paper)
  for (const { shapes, wished } of strokes)
    mask.paint(shapes, wished === undefined || wished < 0 ? PROPS : wished + 1)
  mask.paint(front, FOREGROUND)
  const parts = placed.flatMap((one) => one.cluster.parts)
  const figures: Seen[] = []
  for (const actor of actors) {
    const own = parts.filter((part) => part.wished === actor.index)
    const boxes = own.map(partBox)
    const faces = own.flatMap(({ figure, move }) => (figure.face ? [moveBox(figure.face, move)] : []))
    const face = Math.min(1, ...faces.map((box) => mask.kept(box, actor.index + 1)))
    const { painted, left } = mask.seen(actor.index + 1)
    // A thing its holder draws itself is part of the holder.
    if (boxes.length === 0 && painted === 0) continue
    figures.push({
      wished: actor.index,
      noun: actor.wished.noun,
      boxes,
      visible: painted ? left / painted : 0,
      face,
    })
  }
  const main = placed.find((one) => one.cluster.parts.some((part) => part.wished === actors[0]?.index))
  const share = main ? (main.box.w * main.box.h) / (paper.frame.w * paper.frame.h) : 0
  const span = main ? Math.max(main.box.w / paper.frame.w, main.box.h / paper.frame.h) : 0
  return {
    figures,
    mainShare: Math.round(share * 1000) / 1000,
    mainSpan: Math.round(span * 1000) / 1000,
    upright: main !== undefined && main.box.h > main.box.w * 1.7,
  }
}
