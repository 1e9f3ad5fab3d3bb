import type { Point } from '../../drawing.ts'
import {
  anchorOf,
  clusterBox,
  directionOf,
  facesOf,
  mainPart,
  partBox,
  transformCluster,
  type Cluster,
  type Part,
} from '../figures/cluster.ts'
import { limited, mapPaths } from '../figures/transform.ts'
import { closed, insteadOf, markPart, oval } from './mark-figure.ts'
import { centreX, moveCluster } from './scale-to-fit.ts'

/** Share of a young animal that the shell hides. */
const SHELL = 0.46
const TEETH = 7

/** Puts the lower half of a broken egg over a young animal, which looks out of it. */
export function putInShell(young: Cluster, egg: Cluster): Cluster {
  const box = clusterBox(young)
  const [rx, h] = [box.w * 0.44, box.h * SHELL]
  const [cx, top, bottom] = [centreX(box), box.y + box.h - h, box.y + box.h * 1.05]
  const rim = Array.from({ length: TEETH * 2 + 1 }, (_, i): Point => ({ x: cx - rx + (i / (TEETH * 2)) * 2 * rx, y: top + (i % 2 ? h * 0.2 : 0) })) // prettier-ignore
  const d = `M${rim.map(({ x, y }) => `${x} ${y}`).join('L')}C${cx + rx * 1.16} ${top + h * 0.7} ${cx + rx * 0.7} ${bottom} ${cx} ${bottom}C${cx - rx * 0.7} ${bottom} ${cx - rx * 1.16} ${top + h * 0.7} ${rim[0]!.x} ${rim[0]!.y}Z`
  const spots = [[-0.5, 0.5, 0.1], [0.1, 0.62, 0.12], [0.55, 0.46, 0.08]].map(([x, y, r]) => closed(oval(cx + x! * rx, top + y! * h, r! * rx))) // prettier-ignore
  const shell = markPart('egg', [closed(d), ...spots], { x: cx - rx, y: top, w: 2 * rx, h: bottom - top })
  return { ...young, parts: [...young.parts, insteadOf(egg, shell)] }
}

/** Size of a young one in the pouch, as a share of its mother. */
const YOUNG = 0.4

/** Puts a young kangaroo in front of its mother's belly; the pouch hides its lower half. */
export function putInPouch(young: Cluster, mother: Cluster): Cluster {
  const box = partBox(mainPart(mother))
  const direction = directionOf(mother)
  const own = clusterBox(young)
  const small = transformCluster(young, { scale: (box.h * YOUNG) / own.h, x: 0, y: 0 })
  const drawn = clusterBox(small)
  const middle = box.x + box.w * (direction > 0 ? 0.58 : 0.42)
  const y = box.y + box.h * 0.78
  const placed = moveCluster(small, { x: centreX(drawn), y: drawn.y + drawn.h * 0.72 }, { x: middle, y })
  const [rx, h] = [box.h * 0.15, box.h * 0.2]
  const rim = y - h * 0.55
  const d = `M${middle - rx} ${rim}C${middle - rx * 0.4} ${rim + h * 0.22} ${middle + rx * 0.4} ${rim + h * 0.22} ${middle + rx} ${rim}C${middle + rx * 1.15} ${rim + h * 0.8} ${middle + rx * 0.6} ${rim + h * 1.2} ${middle} ${rim + h * 1.2}C${middle - rx * 0.6} ${rim + h * 1.2} ${middle - rx * 1.15} ${rim + h * 0.8} ${middle - rx} ${rim}Z`
  const pouch = markPart('pouch', [closed(d)], { x: middle - rx, y: rim, w: 2 * rx, h: h * 1.2 })
  const head = placed.parts.map((part) => ({
    ...part,
    figure: cutAt(part, rim + h * 0.3, [middle - rx, middle + rx]),
  }))
  return { ...mother, parts: [...mother.parts, ...head, pouch] }
}

/** The figure without what is below a line or beside the pouch, in the coordinates of the page. */
function cutAt({ figure, move }: Part, y: number, x: readonly [number, number]): Part['figure'] {
  const lowest = (y - move.y) / move.scale
  const column = [(x[0] - move.x) / move.scale, (x[1] - move.x) / move.scale] as const
  const upper = (list: Part['figure']['shapes']) => mapPaths(list, (d) => limited(d, column, lowest)) // prettier-ignore
  return { ...figure, shapes: upper(figure.shapes), front: upper(figure.front), box: { ...figure.box, h: Math.min(figure.box.h, lowest - figure.box.y) } } // prettier-ignore
}

/** Shares of the jumper's size: radii of a hoop that is seen from the side, and its thickness. */
const [ACROSS, UP, THICK] = [0.2, 0.66, 0.055]

/** Puts a jumping animal through a hoop: one half of the hoop is behind the body, the other in front of it. */
export function putThroughHoop(jumper: Cluster, hoop: Cluster): Cluster {
  const box = clusterBox(jumper)
  const size = Math.sqrt(box.w * box.h)
  const [rx, ry, thickness] = [size * ACROSS, size * UP, size * THICK]
  const [middle, cy] = [centreX(box), box.y + box.h / 2]
  // The hoop is beside the face, which has already passed through.
  const [face] = facesOf(jumper)
  const isHidden = face && middle + rx > face.x && middle - rx < face.x + face.w
  const cx = !isHidden ? middle : directionOf(jumper) > 0 ? face.x - rx : face.x + face.w + rx
  const half = (direction: 1 | -1): Part => {
    const arc = (x: number, y: number, flip: 1 | -1) => `C${cx + direction * x * 1.33} ${cy - y * flip} ${cx + direction * x * 1.33} ${cy + y * flip} ${cx} ${cy + y * flip}` // prettier-ignore
    const d = `M${cx} ${cy - ry}${arc(rx, ry, 1)}L${cx} ${cy + ry - thickness}${arc(rx - thickness, ry - thickness, -1)}Z`
    return markPart('hoop', [closed(d)], { x: direction > 0 ? cx : cx - rx, y: cy - ry, w: rx, h: 2 * ry })
  }
  return { ...jumper, parts: [...jumper.parts, { ...half(-1), behind: true }, insteadOf(hoop, half(1))] }
}

/** Where the foliage of a tree begins, as a share of its height from the top, and how high the muzzle reaches. */
const FOLIAGE = 0.52
const TALLEST_TREE = 1.5

/** Puts an animal beside a tree, with its muzzle in the leaves. */
export function putAtFoliage(animal: Cluster, tree: Cluster): Cluster {
  const direction = directionOf(animal)
  const box = clusterBox(animal)
  const mouth = anchorOf(mainPart(animal), 'mouth') ?? {
    x: direction > 0 ? box.x + box.w : box.x,
    y: box.y + box.h * 0.2,
  }
  const drawn = clusterBox(tree)
  const wanted = Math.min(box.h * TALLEST_TREE, -mouth.y / (1 - FOLIAGE))
  const tall = transformCluster(tree, { scale: wanted / drawn.h, x: 0, y: 0 })
  const treeBox = clusterBox(tall)
  const edge = direction > 0 ? treeBox.x + treeBox.w * 0.1 : treeBox.x + treeBox.w * 0.9
  const placed = transformCluster(tall, { scale: 1, x: mouth.x - edge, y: 0 })
  return { ...animal, parts: [...placed.parts.map((part) => ({ ...part, behind: true })), ...animal.parts] }
}
