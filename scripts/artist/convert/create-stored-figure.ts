import type { Box } from '#artist/drawing.ts'
import { writeShape, type StoredFigure } from '#artist/figures/converted/stored-figure.ts'
import { convert } from './convert-figure.ts'
import { decisions, type Allowed, type Icons, type Override } from './icon-sources.ts'

const ALIVE = new Set([
  'animals',
  'birds',
  'sea',
  'insects',
  'dinosaurs',
  'fantasy',
  'people',
  'jobs',
  'emoji',
])
/** Share of a boat below the water line. */
const DRAUGHT = 0.12

export function storedFigure(
  allowed: Allowed,
  override: Override | undefined,
  { icons }: Icons,
): StoredFigure {
  const icon = icons[allowed.icon]
  if (!icon) throw new Error(`no icon ${allowed.icon} for ${allowed.id}`)
  const alive = override?.alive ?? (ALIVE.has(allowed.topic) || isSporty(allowed))
  const drawn = convert(icon.body, { alive, overrides: decisions(override ?? {}) })
  const isBoat = allowed.topic === 'vehicles' && allowed.ground === 'floats' && allowed.facing !== 'front'
  const face = override?.face ?? drawn.face
  return {
    id: allowed.id,
    topic: allowed.topic,
    age: allowed.age,
    height: allowed.height,
    rests: allowed.ground,
    facing: allowed.facing,
    box: rounded(drawn.box),
    ground: round(drawn.box.y + drawn.box.h * (isBoat ? 1 - DRAUGHT : 1)),
    face: face && rounded(within(face, drawn.box)),
    anchors: { ...drawn.anchors, ...override?.anchors },
    shapes: drawn.shapes.map(writeShape),
  }
}

const isSporty = ({ topic, height }: Allowed) => topic === 'sports' && height >= 1 && height <= 2.3

const round = (value: number) => Math.round(value * 100) / 100
const rounded = ({ x, y, w, h }: Box): Box => ({ x: round(x), y: round(y), w: round(w), h: round(h) })

function within(inner: Box, outer: Box): Box {
  const x = Math.max(inner.x, outer.x)
  const y = Math.max(inner.y, outer.y)
  return {
    x,
    y,
    w: Math.min(inner.x + inner.w, outer.x + outer.w) - x,
    h: Math.min(inner.y + inner.h, outer.y + outer.h) - y,
  }
}
