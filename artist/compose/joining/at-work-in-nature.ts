import { anchorOf, clusterBox, directionOf, mainPart, type Cluster } from '../figures/cluster.ts'
import { putMuzzleToMuzzle } from './act-together.ts'
import { putAtMouth } from './hold-and-eat.ts'
import { closed, insteadOf, markPart, oval, stroke } from './mark-figure.ts'
import { centreX, moveCluster, transformedTo } from './scale-to-fit.ts'

/** Size of a nest as a share of the bird that builds it. */
const NEST = 0.9

/** A bird with a twig in its beak at a nest of twigs. */
export function weaveNest(nest: Cluster, bird: Cluster): Cluster {
  const joined = putMuzzleToMuzzle(transformedTo(nest, bird, NEST), bird)
  const part = mainPart(bird)
  const box = clusterBox(bird)
  const direction = directionOf(bird)
  const mouth = anchorOf(part, 'mouth') ?? {
    x: direction > 0 ? box.x + box.w : box.x,
    y: box.y + box.h * 0.3,
  }
  const [length, thickness] = [box.h * 0.34, box.h * 0.022]
  const at = (u: number, v: number) => `${mouth.x + direction * u * length} ${mouth.y + v * length}`
  const twig = closed(`M${at(-0.5, 0.2)}L${at(0.9, -0.24)}L${at(0.92, -0.14)}L${at(-0.48, 0.3)}Z`)
  const leaf = closed(`M${at(0.5, -0.16)}C${at(0.5, -0.46)} ${at(0.7, -0.56)} ${at(0.84, -0.6)}C${at(0.86, -0.4)} ${at(0.76, -0.24)} ${at(0.5, -0.16)}Z`) // prettier-ignore
  const mark = markPart('twig', [twig, leaf], {
    x: mouth.x - length,
    y: mouth.y - length * 0.6,
    w: 2 * length,
    h: length + thickness,
  })
  return { ...joined, parts: [...joined.parts, mark] }
}

/** Shares of a bird's size: the width of its nest, its height, and the size of the eggs. */
const [NEST_WIDTH, NEST_HEIGHT, EGG] = [1.2, 0.42, 0.26]

/** Puts a bird into a nest of straw, on its eggs, which look out in front of it. */
export function putOnEggs(bird: Cluster, eggs: Cluster): Cluster {
  const box = clusterBox(bird)
  const [x, w, h] = [centreX(box), box.w * NEST_WIDTH, box.h * NEST_HEIGHT]
  const at = (u: number, v: number) => `${x + u * w * 0.5} ${-v * h}`
  const bowl = closed(`M${at(-1, 0.9)}C${at(-0.94, 0.2)} ${at(-0.6, 0)} ${at(0, 0)}C${at(0.6, 0)} ${at(0.94, 0.2)} ${at(1, 0.9)}C${at(0.8, 0.66)} ${at(0.66, 0.8)} ${at(0.5, 0.62)}C${at(0.3, 0.78)} ${at(0.2, 0.6)} ${at(0, 0.7)}C${at(-0.2, 0.56)} ${at(-0.34, 0.76)} ${at(-0.5, 0.62)}C${at(-0.68, 0.8)} ${at(-0.8, 0.66)} ${at(-1, 0.9)}Z`) // prettier-ignore
  const straws = [[-0.8, 0.5, -0.3, 0.3], [-0.2, 0.46, 0.3, 0.2], [0.3, 0.5, 0.8, 0.4], [-0.5, 0.2, 0, 0.12], [0.1, 0.36, 0.6, 0.18]].map(([a, b, c, d]) => stroke(`M${at(a!, b!)}C${at(a! + 0.14, b! - 0.1)} ${at(c! - 0.14, d! - 0.04)} ${at(c!, d!)}`, 0.9)) // prettier-ignore
  const nest = markPart('bird-nest', [bowl, ...straws], { x: x - w / 2, y: -h * 0.9, w, h: h * 0.9 })
  const laid = eggs.parts.slice(0, 3).flatMap((part, i, all) => {
    const egg = transformedTo({ ...eggs, parts: [part] }, bird, EGG)
    const own = clusterBox(egg)
    const to = { x: x + (i - (all.length - 1) / 2) * w * 0.24, y: -h * 0.28 }
    return moveCluster(egg, { x: centreX(own), y: own.y + own.h }, to).parts
  })
  const sitting = moveCluster(bird, { x: 0, y: 0 }, { x: 0, y: -h * 0.42 })
  return { ...sitting, parts: [...sitting.parts, ...laid, nest] }
}

/** Puts the first one of what is caught into the mouth. */
export function putCatchAtMouth(caught: Cluster, hunter: Cluster): Cluster {
  const one = { ...caught, parts: caught.parts.slice(0, 1) }
  const mouth = anchorOf(mainPart(hunter), 'mouth')
  if (!mouth) return putAtMouth(hunter, one)
  const fish = transformedTo(one, hunter, CAUGHT)
  const box = clusterBox(fish)
  const held = moveCluster(fish, { x: centreX(box), y: box.y + box.h * 0.4 }, { x: mouth.x, y: mouth.y })
  return { ...hunter, parts: [...hunter.parts, ...held.parts] }
}
/** Size of a caught fish as a share of the catcher's. */
const CAUGHT = 0.34

/** The height of the waves as a share of the length of the boat. */
const SWELL = 0.34

/** Puts a boat on the crest of a wave, with a larger one behind and one before it. */
export function putOnWaves(boat: Cluster, wave: Cluster): Cluster {
  const direction = directionOf(boat)
  const box = clusterBox(boat)
  const [x, half, h] = [centreX(box), box.w * 0.78, box.w * SWELL]
  const ground = box.y + box.h
  const crest = (middle: number, base: number, w: number, height: number) => {
    const at = (u: number, v: number) => `${middle + direction * u * w} ${base - v * height}`
    const outline = closed(`M${at(-1, 0)}C${at(-0.7, 0.1)} ${at(-0.4, 0.9)} ${at(0.1, 1)}C${at(0.5, 1.06)} ${at(0.66, 0.72)} ${at(0.5, 0.5)}C${at(0.44, 0.7)} ${at(0.28, 0.7)} ${at(0.24, 0.5)}C${at(0.2, 0.2)} ${at(0.6, 0.06)} ${at(1, 0)}Z`) // prettier-ignore
    const line = stroke(`M${at(-0.6, 0.1)}C${at(-0.4, 0.3)} ${at(-0.2, 0.6)} ${at(0.06, 0.72)}`, 0.9)
    return [outline, line]
  }
  const crests = `M${x - half} ${ground + h * 0.1}C${x - half * 0.9} ${ground - h * 0.1} ${x - half * 0.6} ${ground - h * 0.34} ${x - half * 0.3} ${ground - h * 0.2}C${x - half * 0.1} ${ground - h * 0.4} ${x + half * 0.2} ${ground - h * 0.38} ${x + half * 0.36} ${ground - h * 0.16}C${x + half * 0.6} ${ground - h * 0.36} ${x + half * 0.9} ${ground - h * 0.1} ${x + half} ${ground + h * 0.1}`
  // The water below the crests goes on into the sea, without an edge.
  const water = {
    ...closed(`${crests}L${x + half} ${ground + h * 0.24}L${x - half} ${ground + h * 0.24}Z`),
    stroke: 0,
  }
  const lines = [-0.5, 0, 0.46].map((u) => stroke(`M${x + (u - 0.2) * half} ${ground + h * 0.2}C${x + (u - 0.08) * half} ${ground} ${x + (u + 0.08) * half} ${ground} ${x + (u + 0.2) * half} ${ground + h * 0.2}`, 0.9)) // prettier-ignore
  const frame = { x: x - half, y: ground - h * 2, w: 2 * half, h: h * 2.24 }
  const behind = markPart('wave', [...crest(x - direction * half * 0.66, ground, half * 0.54, h * 2), ...crest(x + direction * half * 0.6, ground, half * 0.46, h * 1.5)], frame) // prettier-ignore
  const foam = [-0.86, -0.7, 0.82].map((u, i) => closed(oval(x + u * half, ground - h * (0.7 + 0.2 * (i % 2)), h * 0.07))) // prettier-ignore
  const front = markPart('wave', [water, stroke(crests, 1.4), ...lines, ...foam], {
    ...frame,
    y: ground - h * 0.4,
    h: h * 0.9,
  })
  return {
    ...boat,
    parts: [...boat.parts, insteadOf(wave, front), { ...behind, behind: true }],
  }
}
