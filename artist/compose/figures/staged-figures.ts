import type { WishFigure } from '../../wish.ts'
import { CYCLES, SHOWERING, TRUNKED } from './noun-lists.ts'

/** The kind of maker that draws a figure: people, animals or things. */
type SourceOf = (figure: Pick<WishFigure, 'noun'>) => string | undefined

/** The figures of a wish with what the words imply: who sits where, and which figure has which thing. */
export const stagedFigures = (figures: readonly WishFigure[], sourceOf: SourceOf): WishFigure[] =>
  [
    withFlamesPutOut,
    withContents,
    withWholeCompany,
    withSameWork,
    withGuestsAtCake,
    withCarried,
    withPulledRiders,
    withFewOnSleds,
    withListenersInBed,
    withReadersOnSeats,
    withCompanyOnCycles,
    withCamelForEach,
    withSprayedFigure,
    withFeeders,
  ].reduce<WishFigure[]>((staged, step) => step(staged, sourceOf), [...figures])

/** Firefighters put out things that burn. */
const withFlamesPutOut = (figures: readonly WishFigure[]): WishFigure[] =>
  figures.map((figure, index) => {
    const isPutOut = figures.some(({ verb, relation }) => verb === 'put-out-fire' && relation?.to === index)
    const burns = FIRES.has(figure.noun) || figure.looks.includes('burning') || figure.verb === 'burn'
    return isPutOut && !burns ? { ...figure, looks: [...figure.looks, 'burning'] } : figure
  })
const FIRES = new Set(['fire', 'campfire', 'candle'])

/** "A basket with eggs": the eggs are in the basket. */
const withContents = (figures: readonly WishFigure[], sourceOf: SourceOf): WishFigure[] =>
  figures.map((figure) => {
    const owner = figure.relation?.kind === 'with' ? figures[figure.relation.to] : undefined
    // Dutch "dragen een mand met appels" says so of those who carry the basket.
    const carried = owner?.verb === 'carry' && owner.relation?.kind === 'holding' && sourceOf(figure) !== 'animals' ? owner.relation.to : undefined
    const to = carried ?? figure.relation?.to ?? -1
    const vessel = owner && figures[to]
    const isContent = vessel && VESSELS.has(vessel.noun) && !vessel.verb && !figure.verb && !NOT_IN_VESSELS.has(figure.noun)
    return isContent && sourceOf(figure) !== 'people' ? { ...figure, relation: { kind: 'in', to } } : figure
  }) // prettier-ignore
const VESSELS = new Set('basket easter-basket bowl bucket box sack jar vase shopping-cart wheelbarrow treasure-chest fruit-bowl'.split(' ')) // prettier-ignore
const NOT_IN_VESSELS = new Set(
  'table blanket chair spoon lid picnic-blanket tree palm-tree island'.split(' '),
)

/** "Pulls his sister on the sled": she sits on it, and he pulls it. */
function withPulledRiders(figures: readonly WishFigure[]): WishFigure[] {
  return figures.map((figure, index) => {
    const puller = figures.find(
      ({ verb, where, relation }) =>
        verb === 'pull' && where && figures[where.to]?.noun === 'sled' && relation?.to === index,
    )
    if (puller) return { ...figure, relation: { kind: 'on', to: puller.where!.to } }
    const { verb, where, relation, ...rest } = figure
    const isPuller = verb === 'pull' && where && relation && figures[where.to]?.noun === 'sled'
    return isPuller ? { ...rest, verb, relation: { kind: 'holding', to: where.to } } : figure
  })
}

/** "Friends around a cake with candles and balloons": they celebrate, the candles are on the cake and the balloons float. */
function withGuestsAtCake(figures: readonly WishFigure[], sourceOf: SourceOf): WishFigure[] {
  const cake = figures.findIndex(({ noun }) => CAKES.has(noun))
  const isGuest = ({ verb, relation, noun }: WishFigure) =>
    !verb && relation?.to === cake && relation.kind === 'beside' && sourceOf({ noun }) === 'people'
  const guests = figures.filter(isGuest)
  if (cake < 0 || guests.reduce((sum, { count }) => sum + count, 0) < 2) return [...figures]
  return figures.map((figure) => {
    if (isGuest(figure)) return { ...figure, verb: 'celebrate', pose: 'cheer-at-cake' }
    if (figure.noun === 'candle') return { ...figure, relation: { kind: 'with', to: cake } }
    const { relation, ...free } = figure
    return figure.noun === 'balloon' && guests.includes(figures[relation?.to ?? -1]!) ? free : figure
  })
}
const CAKES = new Set(['birthday-cake', 'cake'])

/** "Los reyes magos en camello": every king has a camel, although the wish names one. */
const withCamelForEach = (figures: readonly WishFigure[]): WishFigure[] =>
  figures.map((figure, index) => {
    const rides = (to: WishFigure['relation']) => to?.kind === 'riding' && to.to === index
    const riders = figures.find(({ relation, where }) => rides(relation) || rides(where))
    const isShared = CAMELS.has(figure.noun) && figure.count === 1 && riders?.noun === 'wise-man'
    return isShared ? { ...figure, count: riders.count } : figure
  })
const CAMELS = new Set(['camel', 'dromedary'])

/** "An elephant sprays a mouse": the water hits the figure beside the elephant. */
function withSprayedFigure(figures: readonly WishFigure[], sourceOf: SourceOf): WishFigure[] {
  const elephant = figures.findIndex(({ noun, verb = '', relation }) => TRUNKED.has(noun) && SHOWERING.has(verb) && !relation) // prettier-ignore
  const isWith = ({ relation }: WishFigure) => relation?.kind === 'with' && relation.to === elephant
  const wet = figures.findIndex((one) => isWith(one) && !one.verb && isLiving(sourceOf(one)))
  if (elephant < 0 || wet < 0) return [...figures]
  return figures.map((one, index) => {
    if (index === elephant) return { ...one, relation: { kind: 'beside', to: wet } }
    const { relation, ...free } = one
    return index === wet && relation ? free : one
  })
}

const isLiving = (source: string | undefined): boolean => source === 'people' || source === 'animals'

/** "A horse eats apples from a girl's hand": she feeds it. */
function withFeeders(figures: readonly WishFigure[], sourceOf: SourceOf): WishFigure[] {
  const giver = figures.findIndex((one) => sourceOf(one) === 'people' && one.verb === 'feed')
  const fed = figures[giver]?.relation?.to
  // "Feeds a rabbit a carrot", "feeds a rabbit with a carrot".
  if (giver >= 0)
    return figures.map((one, index) =>
      index === giver ||
      (one.relation && !(one.relation.kind === 'with' && one.relation.to === fed)) ||
      one.verb ||
      fed === index ||
      isLiving(sourceOf(one))
        ? one
        : { ...one, relation: { kind: 'with', to: giver } },
    )
  const feeder = figures.findIndex(
    (one) => sourceOf(one) === 'people' && !one.verb && one.relation?.kind === 'with',
  )
  const food = figures[feeder]?.relation?.to
  const eater = figures.findIndex(
    (one) => one.relation?.kind === 'eating' && one.relation.to === food && sourceOf(one) === 'animals',
  )
  if (feeder < 0 || eater < 0) return [...figures]
  return figures.map((figure, index) => {
    if (index === feeder) return { ...figure, verb: 'feed', relation: { kind: 'beside', to: eater } }
    if (index === food) return { ...figure, relation: { kind: 'with', to: feeder } }
    const { relation: _eaten, pose: _bent, ...rest } = figure
    return index === eater ? rest : figure
  })
}

const READING = new Set(['read', 'read-aloud'])

/** "Reads to his grandchildren on the sofa": all of them sit on it. */
function withReadersOnSeats(figures: readonly WishFigure[]): WishFigure[] {
  const reader = figures.findIndex(({ verb = '' }) => READING.has(verb))
  const seat = figures.findIndex(({ noun }) => SEATS_FOR_SEVERAL.has(noun))
  const isListener = ({ verb, relation }: WishFigure) =>
    !verb &&
    ((relation?.to === reader && NEXT_TO.has(relation.kind)) ||
      (relation?.to === seat && ON_SEAT.has(relation.kind)))
  if (reader < 0 || seat < 0 || figures[reader]!.where || !figures.some(isListener)) return [...figures]
  return figures.map((figure, index) => {
    const on = { kind: 'on', to: seat } as const
    if (index === reader) return { ...figure, relation: on, pose: 'read' }
    if (figure.noun === 'book') return { ...figure, relation: { kind: 'with', to: reader } }
    const { relation: _loose, ...thing } = figure
    const count = figure.vague ? Math.min(2, figure.count) : figure.count
    return index === seat ? thing : isListener(figure) ? { ...figure, count, relation: on } : figure
  })
}
/** In "Mum reads a story in bed" the child is in the bed, and the reader beside it. */
function withListenersInBed(figures: readonly WishFigure[]): WishFigure[] {
  const reader = figures.findIndex(({ verb = '' }) => READING.has(verb))
  const bed = figures.findIndex(({ noun }) => noun === 'bed')
  const listener = figures.findIndex(
    ({ verb, relation, count }) =>
      !verb && count === 1 && relation?.to === reader && NEXT_TO.has(relation.kind),
  )
  const isInBed = [figures[reader]?.relation, figures[reader]?.where].some((place) => place && place.to === bed && ON_SEAT.has(place.kind)) // prettier-ignore
  if (reader < 0 || bed < 0 || listener < 0 || !isInBed || figures[listener]!.noun === 'bed')
    return [...figures]
  return figures.map((figure, index) => {
    if (index === listener) return { ...figure, relation: { kind: 'in', to: bed }, pose: 'in-bed' }
    if (index !== reader) return figure
    const { where: _bed, ...rest } = figure
    return { ...rest, relation: { kind: 'beside', to: listener } }
  })
}
const SEATS_FOR_SEVERAL = new Set(['sofa', 'bench'])
const ON_SEAT = new Set(['in', 'on'])
const NEXT_TO = new Set(['beside', 'with', 'in-front-of'])

/** "Rides a bicycle with his father": both have one. */
function withCompanyOnCycles(figures: readonly WishFigure[], sourceOf: SourceOf): WishFigure[] {
  const rider = figures.findIndex(({ relation }) => relation?.kind === 'riding' && CYCLES.has(figures[relation.to]?.noun ?? '')) // prettier-ignore
  const company = figures.findIndex(
    ({ noun, verb, relation }) =>
      !verb && relation?.kind === 'with' && relation.to === rider && sourceOf({ noun }) === 'people',
  ) // prettier-ignore
  if (rider < 0 || company < 0) return [...figures]
  const { relation, pose } = figures[rider]!
  return figures.map((figure, index) =>
    index === company ? { ...figure, ...(pose && { pose }), relation: relation! } : figure,
  )
}

/** "Some children on sleds" are drawn as two, so that they are large. */
const withFewOnSleds = (figures: readonly WishFigure[]): WishFigure[] =>
  figures.map((figure) => (figure.vague && figure.count > 2 && figures[figure.relation?.to ?? -1]?.noun === 'sled' ? { ...figure, count: 2 } : figure)) // prettier-ignore

/** "With mom and dad": dad is with the child, not with mom. */
const withWholeCompany = (figures: readonly WishFigure[]): WishFigure[] =>
  figures.map((figure) => {
    const next = figure.verb ? undefined : companyOf(figure, figures)
    const root = next && !next.verb ? companyOf(next, figures) : undefined
    return root ? { ...figure, relation: next!.relation! } : figure
  })
const companyOf = ({ relation }: WishFigure, figures: readonly WishFigure[]): WishFigure | undefined =>
  relation?.kind === 'with' ? figures[relation.to] : undefined

/** "Fishes with her granddaughter": both have a rod, because a figure without one would stand in front of the other's. */
function withSameWork(figures: readonly WishFigure[], sourceOf: SourceOf): WishFigure[] {
  const worker = figures.findIndex(({ verb = '' }) => DONE_BY_EACH.has(verb))
  const first = figures[worker]
  return figures.map((figure) => {
    const { relation, ...rest } = figure
    const isCompany =
      !figure.verb && relation?.kind === 'with' && relation.to === worker && sourceOf(figure) === 'people'
    return first && isCompany
      ? { ...rest, verb: first.verb!, ...(first.pose && { pose: first.pose }) }
      : figure
  })
}
const DONE_BY_EACH = new Set(['fish', 'rake'])

/** "Carries the sleeping child to bed": the child is in the arms. */
const withCarried = (figures: readonly WishFigure[]): WishFigure[] =>
  figures.map((figure, index) => {
    const isCarried = figures.some(
      ({ verb, relation }) => (verb === 'carry' || verb === 'lift') && relation?.to === index,
    )
    if (!isCarried || figure.verb) return figure
    const { relation: _bed, ...carried } = figure
    // A child at the shoulder is asleep, but not in bed.
    return figure.looks.includes('sleeping')
      ? { ...carried, pose: 'hug' }
      : figure.relation?.kind === 'in'
        ? carried
        : figure
  })
