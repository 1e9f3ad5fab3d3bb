import type { Lexicon } from '../lexicon/lexicon.ts'
import type { DrawableFigure } from '../compose/figures/drawable-figures.ts'
import { contactFrameOf, handHolders } from '../compose/joining/contact-frames.ts'
import type { Relation, Wish, WishFigure } from '../wish.ts'

/** Poses that show an action by themselves; standing, sitting or holding a hand out could mean anything. */
const TELLING_POSES = new Set(
  `ride drive fly swim run walk jump climb sleep lie dance sing read eat drink kick throw catch paint cook fish dig hug cheer
  wave cartwheel skate skateboard ski swing crawl stretch point rear`.split(/\s+/),
)
/** Poses that look alike enough to stand for each other. */
const EQUAL_POSES: Readonly<Record<string, readonly string[]>> = {
  ride: ['sit'],
  drive: ['sit', 'ride'],
  run: ['jump'],
  jump: ['rear', 'run'],
  fly: ['float'],
  swim: ['float'],
  sleep: ['lie'],
  lie: ['sleep'],
  walk: ['run'],
  dance: ['rear', 'cheer', 'jump'],
  climb: ['rear'],
  skate: ['run'],
  ski: ['skate'],
  eat: ['hold', 'sit', 'stand'],
  drink: ['hold', 'eat'],
}
/** Relations in which the two figures touch, so that the picture shows what happens. */
const TOUCHING: ReadonlySet<Relation> = new Set([
  'riding',
  'driving',
  'reading',
  'eating',
  'holding',
  'on',
  'in',
  'under',
  'above',
  'behind',
] as const)
/** Verbs that are only a posture or a look. */
const POSTURES = new Set(['sit', 'stand', 'lie', 'look-at', 'balance', 'land', 'float', 'shine', 'bloom'])
/** Verbs that show nothing without a staging of their own. */
const UNSTAGED = new Set(
  `help work travel visit share talk discover count learn rescue heal protect love comfort win phone photograph sell shop
  repair build tidy search find show open listen decorate feed celebrate conjure flee`.split(/\s+/),
)
/** Animals that are drawn doing it anyway. */
const NATURAL: Readonly<Record<string, string>> = { swim: 'sea', fly: 'birds' }

/** Several copies of a person who only "hold" are drawn hand in hand. */
const isHandInHand = ({ wished, maker }: DrawableFigure): boolean =>
  maker.source === 'people' &&
  wished.verb === 'hold' &&
  wished.count > 1 &&
  !wished.relation &&
  wished.holds.length === 0

const isWith = (relation: WishFigure['relation'], index: number): boolean =>
  relation?.kind === 'with' && relation.to === index

/** Whether the picture shows one of the figures doing it. */
export function stagesVerb(
  id: string,
  wish: Wish,
  drawables: readonly DrawableFigure[],
  lexicon: Lexicon,
): boolean {
  if (id === 'hold' && (handHolders(drawables) || drawables.some(isHandInHand))) return true
  return drawables.some((drawable) => {
    const { wished, maker } = drawable
    if (wished.verb !== id) return false
    const { relation } = wished
    const object = relation && drawables.find(({ index }) => index === relation.to)
    const partner = object ?? drawables.find(({ wished: other }) => isWith(other.relation, drawable.index))
    if (maker.source === 'people' && partner && contactFrameOf(drawable, partner)) return true
    if (NATURAL[id] === lexicon.nouns.get(wished.noun)?.topic || POSTURES.has(id)) return true
    if (relation && object && TOUCHING.has(relation.kind) && !UNSTAGED.has(id)) return true
    const verb = lexicon.verbs.get(id)
    // Running after somebody is seen only if the other is in the picture.
    if (verb?.relation === 'chasing' && !object) return false
    const pose = verb?.pose ?? ''
    if (UNSTAGED.has(id) || !TELLING_POSES.has(pose)) return relation?.kind === 'playing-with' && !!object
    return [pose, ...(EQUAL_POSES[pose] ?? [])].some((each) => maker.poses.includes(each))
  })
}
