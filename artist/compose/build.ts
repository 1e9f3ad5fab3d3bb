import type { Detail } from '../drawing.ts'
import { take, type Actor, type Casting } from './cast.ts'
import { clusterBox, placed, solo, type Cluster } from './cluster.ts'
import { grouped } from './group.ts'
import { atFeet, eating, handInHand, holding, shod } from './hands.ts'
import { atop, beneath, driving, inside, mounted } from './joins.ts'
import { HATS, EYEWEAR, NECKWEAR, PEOPLE_HOLD, FOOTWEAR } from './nature.ts'
import type { Join } from './joints.ts'
import type { Unit } from './units.ts'
import { wearing } from './wear.ts'
import { MOST_COPIES } from './cast.ts'

export interface BuildOptions {
  seed: number
  detail: Detail
  facing?: 'left' | 'right'
  casting: Casting
  natural?: boolean
  /** Several of a kind stand in long rows. */
  wide?: boolean
}

/** The pose a join asks for when the wish names none that fits. */
const POSE_IN: Partial<Record<Join, string>> = { mount: 'ride', drive: 'drive', inside: 'sit', atop: 'sit' }
/** How one is on what one does not sit on. */
const STANCES: Readonly<Record<string, string>> = {
  swing: 'swing',
  bridge: 'stand',
  wave: 'cheer',
  iceberg: 'stand',
}
/** What people draw themselves together with the pose it belongs to. */
const POSE_ON: Readonly<Record<string, string>> = {
  skateboard: 'skateboard',
  snowboard: 'skateboard',
  ski: 'ski',
  'ice-skate': 'skate',
  'roller-skate': 'skate',
}
/** Poses that say more about a rider than riding does. */
const KEPT = new Set(['sleep', 'wave', 'read', 'cheer', 'dance', 'sing'])

/** Below a letter there is a strip about so much wider than tall. */
const STRIP = 1.9

/** Draws a unit with all that is joined to it. */
export function build(unit: Unit, options: BuildOptions, how?: Join, under?: string): Cluster {
  const { actor } = unit
  const holdsThings = unit.joined.some((one) => one.how === 'hold')
  // What hangs from a hand would be hidden by the edge if one sat.
  const inside = how === 'inside' && holdsThings ? 'hold' : undefined
  const asked = how && ((under && STANCES[under]) ?? inside ?? POSE_IN[how])
  const inHands = unit.joined
    .filter((one) => one.how === 'self-held')
    .map((one) => one.unit.actor.wished.noun)
  const mount = inHands.find((noun) => Object.hasOwn(POSE_ON, noun))
  const usual =
    asked && !(actor.pose && KEPT.has(actor.pose))
      ? asked
      : (actor.pose ?? (holdsThings ? 'hold' : unit.rest === 'water' ? 'swim' : undefined))
  const pose = mount ? POSE_ON[mount] : usual
  const count = Math.max(1, Math.min(MOST_COPIES, actor.wished.count))
  // Several people who hold nothing else hold each other's hands.
  const together =
    count > 1 &&
    count < 6 &&
    actor.maker.source === 'people' &&
    pose === 'hold' &&
    actor.wished.holds.length === 0 &&
    !holdsThings
  const each = unit.joined.filter((joined) => count > 1 && EACH.has(joined.how))
  const copies = Array.from({ length: count }, (_, copy) =>
    each.reduce(
      (cluster, joined) => joinedTo(cluster, { ...joined, unit: single(joined.unit) }, actor, options),
      one(actor, copy, together ? 'hold-hands' : pose, inHands, unit.rest, options),
    ),
  )
  const group = together ? copies.reduce(handInHand) : grouped(copies, options.wide ? STRIP : undefined)
  const others = unit.joined.filter((joined) => !each.includes(joined))
  const aboard = others.filter(({ how }) => TOGETHER.has(how))
  const apart = aboard.length > 1 ? others.filter((joined) => !aboard.includes(joined)) : others
  const full = aboard.length > 1 ? takenIn(aboard, group, actor, options) : group
  return apart.reduce((cluster, joined) => joinedTo(cluster, joined, actor, options), full)
}

/** Whoever shares a car, a basket or a sofa sits side by side. */
const TOGETHER: ReadonlySet<Join> = new Set(['drive', 'inside', 'atop', 'mount', 'beneath'] as const)

function takenIn(joined: Unit['joined'], outer: Cluster, to: Actor, options: BuildOptions): Cluster {
  const { how } = joined[0]!
  const all = joined.map(({ unit }) => build(unit, inJoin(options, how), how, to.wished.noun))
  const tallest = Math.max(...all.map((one) => clusterBox(one).h))
  const alike = all.map((one) => placed(one, { scale: tallest / clusterBox(one).h, x: 0, y: 0 }))
  return JOINS[how as keyof typeof JOINS](grouped(alike), outer)
}

/** Each of several has one of its own. */
const EACH: ReadonlySet<Join> = new Set(['hold', 'eat', 'shod'] as const)
const single = (unit: Unit): Unit => ({
  ...unit,
  actor: { ...unit.actor, wished: { ...unit.actor.wished, count: 1 } },
})

function joinedTo(
  cluster: Cluster,
  { unit, how }: Unit['joined'][number],
  to: Actor,
  options: BuildOptions,
): Cluster {
  if (how === 'self-held') return cluster
  return JOINS[how](build(unit, inJoin(options, how), how, to.wished.noun), cluster)
}

const inJoin = (options: BuildOptions, how: Join): BuildOptions => ({
  ...options,
  detail: smaller(options.detail, how),
  // In a window the head is all there is to see: it stays large.
  natural: options.natural && how !== 'drive',
})

/** Things in hands and faces in windows are small on the page and need less inside. */
const smaller = (detail: Detail, how: Join): Detail =>
  how === 'drive'
    ? 0
    : how === 'hold' || how === 'eat' || how === 'feet'
      ? (Math.max(0, detail - 1) as Detail)
      : detail

/** From what is joined and what it is joined to, to one cluster. */
const JOINS: Record<Exclude<Join, 'self-held'>, (inner: Cluster, outer: Cluster) => Cluster> = {
  mount: mounted,
  drive: driving,
  inside,
  atop,
  beneath,
  hold: (inner, outer) => holding(outer, inner),
  eat: (inner, outer) => eating(outer, inner),
  feet: (inner, outer) => atFeet(outer, inner),
  hands: (inner, outer) => handInHand(outer, inner),
  shod: (inner, outer) => shod(outer, inner),
}

function one(
  actor: Actor,
  copy: number,
  pose: string | undefined,
  inHands: readonly string[],
  rest: Cluster['rest'],
  options: BuildOptions,
): Cluster {
  const { seed, detail, facing, casting, natural } = options
  const { wished, maker } = actor
  const figure = take(actor, {
    seed,
    detail,
    copy,
    facing,
    pose,
    natural,
    holds: [...wished.holds, ...inHands],
  })
  const size =
    wished.looks.includes('big') || wished.looks.includes('huge')
      ? 1.35
      : wished.looks.includes('small') || wished.looks.includes('tiny')
        ? 0.75
        : 1
  let cluster = solo(figure, maker.height * size, actor.index, rest)
  if (figure.perMetre) cluster = placed(cluster, { scale: size, x: 0, y: 0 })
  const person = maker.source === 'people'
  if (person) cluster.human = true
  else if (maker.source !== 'animals') cluster.lifeless = true
  for (const noun of wished.holds) {
    if (figure.has?.includes(noun) || (person && PEOPLE_HOLD.has(noun))) continue
    const thing = casting.find(noun)?.maker
    if (thing)
      cluster = holding(
        cluster,
        solo(thing.draw({ seed, detail: smaller(detail, 'hold') }), thing.height, -1),
      )
  }
  if (!person)
    for (const noun of wished.wears) {
      if (figure.has?.includes(noun)) continue
      const thing = casting.find(noun)?.maker
      if (maker.source === 'animals' && HATS.has(noun)) continue
      if (!thing) continue
      // What a cat cannot put on stands before its paws.
      if (!(HATS.has(noun) || EYEWEAR.has(noun) || NECKWEAR.has(noun))) {
        if (FOOTWEAR.has(noun))
          cluster = atFeet(cluster, solo(thing.draw({ seed, detail }), thing.height, -1))
        continue
      }
      const part = wearing(cluster.parts[0]!, noun, thing.draw({ seed, detail: 0 }))
      if (part) cluster = { ...cluster, parts: [...cluster.parts, part] }
    }
  return cluster
}
