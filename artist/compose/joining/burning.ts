import type { Shape } from '../../drawing.ts'
import { partBox, type Cluster } from '../figures/cluster.ts'
import type { DrawableFigure } from '../figures/drawable-figures.ts'
import { closed, markPart } from './mark-figure.ts'

/** People and animals never burn. */
export const isBurning = ({ wished, maker }: DrawableFigure): boolean =>
  maker.source !== 'people' &&
  maker.source !== 'animals' &&
  (wished.looks.includes('burning') || wished.verb === 'burn')

/** Flames behind the roof and before the windows: their middle and foot as shares of the box, their width and height as shares of its width. */
const BEHIND = [
  [0.16, 0.5, 0.3, 0.5],
  [0.36, 0.3, 0.3, 0.52],
  [0.62, 0.3, 0.34, 0.62],
  [0.86, 0.5, 0.3, 0.56],
] as const
const IN_FRONT = [
  [0.24, 0.86, 0.27, 0.46],
  [0.76, 0.86, 0.27, 0.46],
] as const
/** A cloud of smoke: its middle from the middle of the top, and its half width, as shares of the width. */
const SMOKE = { x: 0.16, y: -0.46, half: 0.3 }
const PUFFS = [[-1, 0.1], [-0.9, -0.3], [-0.4, -0.55], [0.2, -0.6], [0.75, -0.4], [1, 0], [0.7, 0.35], [0.1, 0.45], [-0.5, 0.42], [-1, 0.1]] as const // prettier-ignore

/** A round cloud whose bumps swell outwards. */
function cloud(x: number, y: number, half: number): Shape {
  const at = ([u, v]: readonly [number, number], out = 1) => `${x + u * half * out} ${y + v * half * out}`
  const bumps = PUFFS.slice(1).map((to, i) => `C${at(PUFFS[i]!, 1.4)} ${at(to, 1.4)} ${at(to)}`)
  return closed(`M${at(PUFFS[0])}${bumps.join('')}Z`)
}

/** A flame with three tongues and a smaller one inside it. */
function flame(x: number, foot: number, w: number, h: number): Shape[] {
  const at = (u: number, v: number) => `${x + u * w} ${foot - v * h}`
  const outer = `M${at(-0.32, 0)}C${at(-0.62, 0.26)} ${at(-0.42, 0.44)} ${at(-0.46, 0.66)}C${at(-0.3, 0.58)} ${at(-0.26, 0.5)} ${at(-0.22, 0.42)}C${at(-0.2, 0.66)} ${at(-0.02, 0.76)} ${at(0, 1)}C${at(0.2, 0.82)} ${at(0.22, 0.62)} ${at(0.2, 0.44)}C${at(0.3, 0.5)} ${at(0.36, 0.6)} ${at(0.4, 0.72)}C${at(0.5, 0.46)} ${at(0.6, 0.22)} ${at(0.32, 0)}Z`
  const inner = `M${at(-0.16, 0)}C${at(-0.3, 0.18)} ${at(-0.12, 0.34)} ${at(0, 0.52)}C${at(0.12, 0.34)} ${at(0.3, 0.18)} ${at(0.16, 0)}Z`
  return [closed(outer), closed(inner)]
}

/** Flames out of the roof and the windows of what burns, with smoke above. */
export function withFlames(cluster: Cluster, index: number): Cluster {
  const burning = cluster.parts.filter(({ figureIndex }) => figureIndex === index)
  const marks = burning.flatMap((part) => {
    const { x, y, w, h } = partBox(part)
    const draw = (spots: typeof BEHIND | typeof IN_FRONT) =>
      spots.flatMap(([u, v, wide, tall]) => flame(x + u * w, y + v * h, wide * w, tall * w))
    const smoke = cloud(x + w * (0.5 + SMOKE.x), y + SMOKE.y * w, SMOKE.half * w)
    const top = 0.7 * w
    return [
      { ...markPart('smoke', [smoke], { x, y: y - top, w, h: top }), behind: true },
      { ...markPart('fire', draw(BEHIND), { x, y: y - 0.3 * w, w, h }), behind: true },
      markPart('fire', draw(IN_FRONT), { x, y: y + h * 0.3, w, h: h * 0.4 }),
    ]
  })
  return { ...cluster, parts: [...cluster.parts, ...marks] }
}
