import type { Detail } from '../drawing.ts'
import { take, type Actor, type Casting } from './cast.ts'
import { placed, solo, type Cluster } from './cluster.ts'
import { grouped } from './group.ts'
import { atFeet, atop, beneath, driving, eating, handInHand, holding, inside, mounted } from './joins.ts'
import { HATS, EYEWEAR, NECKWEAR, PEOPLE_HOLD } from './nature.ts'
import type { Join, Unit } from './units.ts'
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
  const asked = how === 'mount' && under === 'swing' ? 'swing' : how && POSE_IN[how]
  const inHands = unit.joined
    .filter((one) => one.how === 'self-held')
    .map((one) => one.unit.actor.wished.noun)
  const holdsThings = unit.joined.some((one) => one.how === 'hold')
  const mount = inHands.find((noun) => Object.hasOwn(POSE_ON, noun))
  const usual =
    asked && !(actor.pose && KEPT.has(actor.pose))
      ? asked
      : (actor.pose ?? (holdsThings ? 'hold' : undefined))
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
  const copies = Array.from({ length: count }, (_, copy) =>
    one(actor, copy, together ? 'hold-hands' : pose, inHands, unit.rest, options),
  )
  let cluster = together ? copies.reduce(handInHand) : grouped(copies, options.wide ? STRIP : undefined)
  for (const { unit: inner, how: join } of unit.joined) {
    if (join === 'self-held') continue
    const own = {
      ...options,
      detail: smaller(options.detail, join),
      // In a window the head is all there is to see: it stays large.
      natural: options.natural && join !== 'drive',
    }
    const other = build(inner, own, join, actor.wished.noun)
    cluster = JOINS[join](other, cluster)
  }
  return cluster
}

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
      if (!thing || !(HATS.has(noun) || EYEWEAR.has(noun) || NECKWEAR.has(noun))) continue
      const part = wearing(cluster.parts[0]!, noun, thing.draw({ seed, detail: 0 }))
      if (part) cluster = { ...cluster, parts: [...cluster.parts, part] }
    }
  return cluster
}
