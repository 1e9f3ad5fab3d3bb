import { anchorOf, clusterBox, directionOf, facesOf, mainPart, partBox, transformCluster, type Cluster, type Part } from '../figures/cluster.ts' // prettier-ignore
import { mirrorFigure } from '../figures/transform.ts'
import { fireBreath } from './fire-breath.ts'
import { closed, insteadOf, markPart, oval, stroke } from './mark-figure.ts'
import { centreX, moveCluster, scaleBetween } from './scale-to-fit.ts'

/** Size of the young as a share of the one they follow, and how much smaller each is than the one before. */
const [YOUNG, NEXT_SMALLER] = [0.4, 0.95]
/** Steps from one to the next: shares of its width and height. The row bends away from the viewer, so that it fits an upright page. */
const [STEP_BACK, STEP_UP] = [0.74, 0.34]
/** On the water the row is level; a long one is closer together. */
const [LONG_ROW, STEP_IN_LONG_ROW, AFLOAT] = [4, 0.54, 0.2]

/** Puts the young in a row behind the animal that leads them. */
export function putInRowBehind(young: Cluster, leader: Cluster): Cluster {
  const direction = directionOf(leader)
  const box = clusterBox(leader)
  let x = direction > 0 ? box.x : box.x + box.w
  let y = 0
  const isAfloat = leader.zone === 'water'
  const step = young.parts.length > LONG_ROW ? STEP_IN_LONG_ROW : STEP_BACK
  const row = young.parts.flatMap((part, i) => {
    const { figure } = part
    const turned = figure.facing === 'front' || (figure.facing === 'left') === direction < 0 ? figure : mirrorFigure(figure) // prettier-ignore
    const one: Cluster = { ...young, parts: [{ ...part, figure: turned }] }
    const share = YOUNG * NEXT_SMALLER ** i
    const small = scaleBetween(one, leader, share, share)
    const own = clusterBox(small)
    x -= direction * own.w * (i === 0 ? 0.56 : step)
    const placed = moveCluster(
      small,
      { x: centreX(own), y: own.y + own.h },
      { x, y: isAfloat ? -own.h * AFLOAT : y },
    )
    y -= own.h * STEP_UP
    return placed.parts
  })
  return {
    ...leader,
    parts: [...leader.parts, ...row.toReversed().map((part) => ({ ...part, behind: true }))],
  }
}

/**
 * Where the young stand in front of their mother: distance behind her head and height as shares of her width and height, and
 * their size.
 */
const BEFORE_MOTHER = [[0.34, 0.1], [0.72, 0.16], [1.02, 0.06], [0.53, 0.3], [0.92, 0.32]] as const // prettier-ignore
const YOUNG_BEFORE = 0.46
/** Position of a single young swimmer, below its mother. */
const BELOW_MOTHER = [[0.6, 0.62]] as const

/** Puts the young in front of the legs of their mother; her face stays free. */
export function putBeforeMother(young: Cluster, mother: Cluster): Cluster {
  const direction = directionOf(mother)
  const box = clusterBox(mother)
  const spots = young.parts.length > 1 ? BEFORE_MOTHER.slice(0, young.parts.length) : BELOW_MOTHER
  // The back row is painted last, because tails of the front row would hide its faces.
  const placed = spots
    .toSorted(([a], [b]) => a - b)
    .flatMap(([along, down], i) => {
      const small = scaleBetween({ ...young, parts: [young.parts[i]!] }, mother, YOUNG_BEFORE, YOUNG_BEFORE)
      const own = clusterBox(small)
      const x = direction > 0 ? box.x + box.w * (1 - along) : box.x + box.w * along
      return moveCluster(small, { x: centreX(own), y: own.y + own.h }, { x, y: box.h * down }).parts
    })
  return { ...mother, parts: [...mother.parts, ...placed] }
}

/** Shares of the whale's size: the height and the width of its fountain, and the size of what it carries. */
const [FOUNTAIN, JET, CARRIED] = [0.42, 0.07, 0.5]

/** Puts a boat on the fountain of a whale. */
export function putOnFountain(boat: Cluster, whale: Cluster): Cluster {
  const body = mainPart(whale)
  const box = partBox(body)
  const size = Math.sqrt(box.w * box.h)
  const from = anchorOf(body, 'top', 'back') ?? { x: centreX(box), y: box.y }
  const [top, half, spread] = [from.y - size * FOUNTAIN, size * JET, size * 0.3]
  const jet = `M${from.x - half} ${from.y + half}C${from.x - half} ${top + size * 0.2} ${from.x - half} ${top + size * 0.1} ${from.x - spread} ${top + size * 0.12}C${from.x - spread * 1.5} ${top + size * 0.14} ${from.x - spread * 1.4} ${top - size * 0.04} ${from.x - spread * 0.7} ${top}C${from.x - spread * 0.3} ${top - size * 0.04} ${from.x + spread * 0.3} ${top - size * 0.04} ${from.x + spread * 0.7} ${top}C${from.x + spread * 1.4} ${top - size * 0.04} ${from.x + spread * 1.5} ${top + size * 0.14} ${from.x + spread} ${top + size * 0.12}C${from.x + half} ${top + size * 0.1} ${from.x + half} ${top + size * 0.2} ${from.x + half} ${from.y + half}Z`
  const drops = [-1.3, -0.9, 0.9, 1.3].map((share, i) => closed(oval(from.x + share * spread, top + size * (0.22 + 0.07 * (i % 2)), size * 0.022, size * 0.034))) // prettier-ignore
  const inner = stroke(`M${from.x} ${from.y}L${from.x} ${top + size * 0.14}`, 0.9)
  const fountain = markPart('water', [closed(jet), inner, ...drops], { x: from.x - spread * 1.5, y: top, w: spread * 3, h: from.y - top }) // prettier-ignore
  const small = scaleBetween(boat, whale, CARRIED, CARRIED)
  const own = clusterBox(small)
  const carried = moveCluster(
    small,
    { x: centreX(own), y: own.y + own.h },
    { x: from.x, y: top + size * 0.03 },
  )
  return { ...whale, parts: [...whale.parts, fountain, ...carried.parts] }
}

/** The bush reaches up to this share of the hider's face, and is this many times as wide as the hider is tall. */
const [COVERED_FACE, BUSH_WIDTH] = [0.72, 1.2]

/** Puts the hider behind a bush beside the seeker, who covers their eyes. */
export function putBehindBush(hider: Cluster, seeker: Cluster): Cluster {
  const [seekerBox, hiderBox] = [clusterBox(seeker), clusterBox(hider)]
  const bushWidth = hiderBox.h * BUSH_WIDTH
  const x = seekerBox.x + seekerBox.w + bushWidth / 2
  const placed = transformCluster(hider, { scale: 1, x: x - centreX(hiderBox), y: 0 })
  const [face] = facesOf(hider)
  const bushHeight = face ? -(face.y + face.h * COVERED_FACE) : hiderBox.h * 0.5
  return { ...seeker, parts: [...seeker.parts, ...placed.parts, bush(x, bushWidth, bushHeight)] }
}

/** Puts the hider behind a bush of its own size; the eyes look out above it. */
export function putBehindPlant(hider: Cluster, plant: Cluster): Cluster {
  const box = clusterBox(hider)
  const [face] = facesOf(hider)
  const height = face ? -(face.y + face.h * 0.94) : box.h * 0.5
  const cover = insteadOf(plant, bush(centreX(box), Math.max(box.w * 1.5, box.h * 0.9), height))
  return { ...hider, parts: [...hider.parts, cover] }
}

/** A round bush on the ground, with a few leaves. */
function bush(x: number, w: number, h: number): Part {
  const at = (share: number, up: number) => `${x + share * w} ${-up * h}`
  const outline = `M${at(-0.44, 0)}C${at(-0.6, 0.1)} ${at(-0.6, 0.36)} ${at(-0.48, 0.42)}C${at(-0.56, 0.66)} ${at(-0.4, 0.84)} ${at(-0.3, 0.74)}C${at(-0.28, 1)} ${at(-0.08, 1.06)} ${at(-0.02, 0.86)}C${at(0.06, 1.08)} ${at(0.26, 1)} ${at(0.28, 0.76)}C${at(0.4, 0.86)} ${at(0.56, 0.66)} ${at(0.48, 0.44)}C${at(0.6, 0.36)} ${at(0.6, 0.1)} ${at(0.44, 0)}Z`
  const leaves = [[-0.34, 0.2, 1], [-0.2, 0.48, -1], [-0.06, 0.22, 1], [0.08, 0.54, 1], [0.2, 0.24, -1], [0.34, 0.44, 1]].map(([u, v, way]) => { const to = (x: number, y: number) => at(u! + x * way! * 0.09, v! + y * 0.2); return closed(`M${to(0, 0)}C${to(-0.5, 0.5)} ${to(0, 1)} ${to(1, 1)}C${to(1.2, 0.4)} ${to(0.7, 0)} ${to(0, 0)}Z`) }) // prettier-ignore
  return markPart('bush', [closed(outline), ...leaves], { x: x - w / 2, y: -h, w, h })
}

/** Shares of the dragon's size: its flame, and what it toasts. */
const [FLAME, TOASTED] = [0.3, 0.14]

/** Puts what a dragon toasts on a stick into the end of its flame. */
export function toastInFlame(food: Cluster, dragon: Cluster): Cluster {
  const body = mainPart(dragon)
  const box = partBox(body)
  const direction = directionOf(dragon)
  const mouth = anchorOf(body, 'mouth') ?? {
    x: direction > 0 ? box.x + box.w : box.x,
    y: box.y + box.h * 0.3,
  }
  const drawn = fireBreath(1)
  const jet: Cluster = { ...food, parts: [{ figure: direction > 0 ? drawn : mirrorFigure(drawn), move: { scale: 1, x: 0, y: 0 }, frontAfter: 0 }] } // prettier-ignore
  const flame = scaleBetween(jet, dragon, FLAME, FLAME)
  const fire = clusterBox(flame)
  const lit = moveCluster(
    flame,
    { x: direction > 0 ? fire.x : fire.x + fire.w, y: fire.y + fire.h / 2 },
    mouth,
  )
  const small = scaleBetween(food, dragon, TOASTED, TOASTED)
  const own = clusterBox(small)
  const at = { x: mouth.x + direction * fire.w * 0.94, y: mouth.y }
  const toasted = moveCluster(small, { x: centreX(own), y: own.y + own.h / 2 }, at)
  const half = own.w * 0.07
  const stick = closed(`M${at.x - half} ${at.y}L${at.x + half} ${at.y}L${at.x + direction * own.w * 0.5 + half} 0L${at.x + direction * own.w * 0.5 - half} 0Z`) // prettier-ignore
  const pole = markPart('stick', [stick], { x: at.x - own.w / 2, y: at.y, w: own.w, h: -at.y })
  return { ...dragon, parts: [...dragon.parts, ...lit.parts, pole, ...toasted.parts] }
}
