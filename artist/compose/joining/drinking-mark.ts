import { anchorOf, partBox, type Part } from '../figures/cluster.ts'
import { closed, markPart, oval, stroke } from './mark-figure.ts'

/** The mouth reaches a puddle if it is at most this share of the height above the ground. */
const LOW = 0.42

/** What an animal drinks from if the wish names nothing: a puddle below a low mouth, or else a bowl between the paws. */
export function drinkingMark(part: Part): Part {
  const box = partBox(part)
  const size = Math.sqrt(box.w * box.h)
  const ground = box.y + box.h
  const mouth = anchorOf(part, 'mouth') ?? { x: box.x + box.w, y: ground }
  const [left, right] = [anchorOf(part, 'handLeft'), anchorOf(part, 'handRight')]
  if (part.figure.facing === 'front' && left && right)
    return bowl((left.x + right.x) / 2, (left.y + right.y) / 2, size * 0.17)
  if (ground - mouth.y > box.h * LOW) return bowl(mouth.x, ground, size * 0.2)
  const [rx, ry] = [size * 0.32, size * 0.075]
  const direction = part.figure.facing === 'left' ? -1 : 1
  const x = mouth.x + direction * rx * 0.3
  const ripples = [0.62, 0.3].map((share) => stroke(`M${x - rx * share} ${ground - ry * 0.1}C${x - rx * share} ${ground + ry * share * 1.1} ${x + rx * share} ${ground + ry * share * 1.1} ${x + rx * share} ${ground - ry * 0.1}`, 0.8)) // prettier-ignore
  const puddle = markPart('puddle', [closed(oval(x, ground, rx, ry)), ...ripples], {
    x: x - rx,
    y: ground - ry,
    w: rx * 2,
    h: ry * 2,
  })
  return { ...puddle, behind: true }
}

/** A bowl with its middle at x, y. */
function bowl(x: number, y: number, r: number): Part {
  const [rim, h] = [r * 0.28, r * 0.62]
  const body = `M${x - r} ${y - h * 0.5}C${x - r * 0.9} ${y + h * 0.6} ${x - r * 0.5} ${y + h} ${x} ${y + h}C${x + r * 0.5} ${y + h} ${x + r * 0.9} ${y + h * 0.6} ${x + r} ${y - h * 0.5}Z`
  const shapes = [closed(body), closed(oval(x, y - h * 0.5, r, rim))]
  return markPart('bowl', shapes, { x: x - r, y: y - h * 0.5 - rim, w: r * 2, h: h * 1.5 + rim })
}
