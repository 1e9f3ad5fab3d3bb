import { FED_ON_GROUND } from '../compose/figures/noun-lists.ts'
import { removeAndRelink } from '../feasts/stage-feast.ts'
import type { Wish, WishFigure, WishWord } from '../wish.ts'

interface Deed {
  verb: string
  pose: string
}

const EAT: Deed = { verb: 'eat', pose: 'eat' }
const DANCE: Deed = { verb: 'dance', pose: 'dance' }

/** Words without a drawing that say what the people of the wish do: "eine Familie beim Abendessen". */
const DEEDS_OF_WORDS: Readonly<Record<string, Deed>> = {
  dinner: { verb: 'have-dinner', pose: 'eat' },
  'midday-meal': { verb: 'have-lunch', pose: 'eat' },
  meal: EAT,
  'pillow-kin': { verb: 'pillow-fight', pose: 'pillow-fight' },
}

/** Things that imply an event if people are with them: "a picnic with mom and dad". */
const DEEDS_OF_THINGS: Readonly<Record<string, Deed>> = {
  picnic: { verb: 'picnic', pose: 'sit' },
  breakfast: { verb: 'have-breakfast', pose: 'eat' },
  teapot: { verb: 'drink', pose: 'drink' },
}
/** What is in the containers of a meal. */
const SERVED: Readonly<Record<string, string>> = { teapot: 'tea' }
const UNSAID = new Set(['eat', 'have', 'sit'])

/** Gives people the action that only a noun or a look of the wish expresses. */
export function stageDeeds(wish: Wish, isPerson: (noun: string) => boolean): Wish {
  if (wish.mandala) return wish
  const fed = withEvent(
    withMeal(withFighters(withFellowFlyer(withTears(withBlocks(withRivals(wish))))), isPerson),
    isPerson,
  )
  return withBroom(
    withCrumbs(withHelp(withDogWalker(withRoasters(withDancers(fed), isPerson), isPerson), isPerson)),
  )
}

/** "A dog walking with a girl": she walks it on the leash. */
function withDogWalker(wish: Wish, isPerson: (noun: string) => boolean): Wish {
  const [dog, walker, ...others] = wish.figures
  const isWalk = dog?.noun === 'dog' && dog.verb === 'walk' && !dog.relation && dog.count === 1
  const isCompany = walker?.relation?.kind === 'with' && walker.relation.to === 0 && !walker.verb
  if (!isWalk || !walker || !isCompany || others.length > 0 || !isPerson(walker.noun)) return wish
  const { verb = '', pose = '', ...led } = dog
  const { relation: _with, ...leader } = walker
  const words = wish.words?.map((word) =>
    word.figure === undefined ? word : { ...word, figure: 1 - word.figure },
  )
  const figures: WishFigure[] = [
    { ...leader, verb, pose },
    { ...led, relation: { kind: 'with', to: 0 } },
  ]
  return { ...wish, figures, ...(words && { words }) }
}

/** Witches fly on brooms, and their cats with them. */
function withBroom(wish: Wish): Wish {
  const isFlying = ({ noun, role, verb, looks, relation, count }: WishFigure) =>
    WITCHES.has(role ?? noun) && !relation && count === 1 && (verb === 'fly' || looks.includes('flying'))
  const witch = wish.figures.findIndex(isFlying)
  // "With her cat on the broom": she rides it, too.
  const own = wish.figures.findIndex(({ noun }) => noun.endsWith('broom'))
  if (witch >= 0 && own >= 0 && wish.figures.some(({ relation }) => relation?.to === own)) return { ...wish, figures: wish.figures.map((figure, i) => (i === witch ? { ...figure, pose: 'ride', relation: { kind: 'riding', to: own } } : figure)) } // prettier-ignore
  if (witch < 0 || own >= 0) return wish
  const onBroom = { kind: 'riding' as const, to: wish.figures.length }
  const figures = wish.figures.map((figure, i): WishFigure => {
    if (i === witch)
      return { ...figure, looks: figure.looks.filter((look) => look !== 'flying'), verb: 'fly', pose: 'ride', relation: onBroom } // prettier-ignore
    const isCat = CATS.has(figure.noun) && !figure.verb && figure.relation?.kind === 'with'
    return isCat ? { ...figure, relation: onBroom } : figure
  })
  const broom: WishFigure = { noun: 'magic-broom', count: 1, looks: [], wears: [], holds: [] }
  const words = wish.words?.map((word) =>
    word.id === 'flying' ? { ...word, kind: 'verb' as const, id: 'fly' } : word,
  )
  return { ...wish, figures: [...figures, broom], ...(words && { words }) }
}
const CATS = new Set(['cat', 'kitten', 'owl', 'raven', 'frog'])
const WITCHES = new Set(['witch', 'befana'])

/** A person who sits and feeds birds has bread for them. */
function withCrumbs(wish: Wish): Wish {
  const isFeeding = ({ verb, where, relation, holds }: WishFigure) =>
    verb === 'feed' &&
    where?.kind === 'on' &&
    holds.length === 0 &&
    FED_ON_GROUND.has(wish.figures[relation?.to ?? -1]?.noun ?? '')
  if (!wish.figures.some(isFeeding)) return wish
  return { ...wish, figures: wish.figures.map((figure) => (isFeeding(figure) ? { ...figure, holds: ['bread'] } : figure)) } // prettier-ignore
}
/** "A nurse vaccinates a boy who cries": the vaccination decides the boy's pose, and his face shows the tears. */
const withTears = (wish: Wish): Wish => ({
  ...wish,
  figures: wish.figures.map((figure) =>
    figure.verb === 'cry' && figure.relation?.kind === 'with' && !figure.looks.includes('sad')
      ? { ...figure, looks: [...figure.looks, 'sad'] }
      : figure,
  ),
})

/** "Una gara di lumache": a race needs several animals. */
const withRivals = (wish: Wish): Wish => {
  const [only, ...others] = wish.figures
  const isAlone = only?.verb === 'race' && only.count === 1 && !only.relation && others.length === 0
  return isAlone ? { ...wish, figures: [{ ...only, count: 3, vague: true }] } : wish
}

/** "Builds a tower with blocks": the tower is made of blocks and not a building. */
function withBlocks(wish: Wish): Wish {
  const builder = wish.figures.findIndex(({ verb }) => verb === 'build')
  const blocks = wish.figures.findIndex(({ noun }) => noun === 'building-block')
  if (builder < 0 || blocks < 0) return wish
  const playing = { verb: 'play', pose: 'play', relation: { kind: 'playing-with' as const, to: blocks } }
  const figures = wish.figures.map((figure, i): WishFigure => {
    const { relation: _with, ...thing } = figure
    return i === builder ? { ...figure, ...playing } : i === blocks ? thing : figure
  })
  const words = wish.words?.map((word) => (word.id === 'build' ? { ...word, id: 'play' } : word))
  const built = figures.findIndex(({ noun }) => BUILT_OF_BLOCKS.has(noun))
  const played = { ...wish, figures, ...(words && { words }) }
  return built < 0 ? played : removeAndRelink(played, built, blocks)
}
const BUILT_OF_BLOCKS = new Set(['tower', 'castle', 'house', 'bridge', 'wall'])

/** "A witch on her broom with a cat": the cat sits behind the witch, because there is nothing else to sit on in the sky. */
function withFellowFlyer(wish: Wish): Wish {
  const mount = wish.figures.findIndex(({ noun, count }) => FLOWN_ON.has(noun) && count === 1)
  const flyer = wish.figures.findIndex(({ relation }) => relation?.kind === 'riding' && relation.to === mount)
  if (mount < 0 || flyer < 0) return wish
  const { verb, pose } = wish.figures[flyer]!
  const isAlong = (figure: WishFigure) =>
    FELLOW_FLYERS.has(figure.noun) &&
    !figure.verb &&
    figure.count === 1 &&
    figure.relation?.kind === 'with' &&
    figure.relation.to === flyer
  const figures = wish.figures.map((figure): WishFigure =>
    isAlong(figure)
      ? { ...figure, ...(verb && pose && { verb, pose }), relation: { kind: 'riding', to: mount } }
      : figure,
  )
  return { ...wish, figures }
}
const FLOWN_ON = new Set(['broom', 'flying-carpet'])
const FELLOW_FLYERS = new Set(
  'cat kitten dog puppy owl frog toad mouse rabbit monkey raven parrot child girl boy'.split(' '),
)

/** A wish for a pillow fight alone is about two children. */
function withFighters(wish: Wish): Wish {
  const isFight = wish.words?.some(({ id }) => id === 'pillow-kin')
  if (!isFight || wish.figures.length > 0) return wish
  return { ...wish, figures: [{ noun: 'child', count: 2, looks: [], wears: [], holds: [] }] }
}

/** The first person without another action has the meal. */
function withMeal(wish: Wish, isPerson: (noun: string) => boolean): Wish {
  const word = wish.words?.find(({ kind, id }) => kind === 'known' && Object.hasOwn(DEEDS_OF_WORDS, id))
  const deed = word && DEEDS_OF_WORDS[word.id]!
  const isFree = ({ noun, verb, relation }: WishFigure) =>
    isPerson(noun) && (!verb || UNSAID.has(verb)) && (!relation || relation.kind === 'with')
  const first = wish.figures.findIndex(isFree)
  if (!deed || first < 0 || wish.figures.some(({ relation }) => relation?.kind === 'eating')) return wish
  const figures = wish.figures.map((figure, i) => (i === first ? { ...figure, ...deed } : figure))
  return { ...wish, figures, words: wish.words!.map((each) => (each === word ? asVerb(each, deed) : each)) }
}

const asVerb = ({ typed }: WishWord, { verb }: Deed): WishWord => ({ typed, kind: 'verb', id: verb })

/** The people come first, because the page is about them. */
function withEvent(wish: Wish, isPerson: (noun: string) => boolean): Wish {
  const [event, ...others] = wish.figures
  const deed = event && Object.hasOwn(DEEDS_OF_THINGS, event.noun) ? DEEDS_OF_THINGS[event.noun]! : undefined
  const isGuest = ({ noun, verb }: WishFigure) => isPerson(noun) && !verb
  if (!event || !deed || event.verb || !others.some(isGuest)) return wish
  const host = others.findIndex(isGuest)
  const last = others.length
  const index = (old: number) => (old === 0 ? last : old - 1)
  const link = (old: WishFigure['relation']) => old && { ...old, to: index(old.to) }
  const moved = others.map(({ relation, where, ...figure }, i): WishFigure => {
    if (i === host) return { ...figure, ...deed, relation: { kind: 'eating', to: last } }
    const own = isGuest(figure) ? { kind: 'with' as const, to: host } : link(relation)
    const place = link(where)
    return { ...figure, ...(own && { relation: own }), ...(place && { where: place }) }
  })
  const words = wish.words?.map((word) =>
    word.figure === undefined ? word : { ...word, figure: index(word.figure) },
  )
  return {
    ...wish,
    figures: [...moved, { ...event, noun: SERVED[event.noun] ?? event.noun }],
    ...(words && { words }),
  }
}

/** In "une princesse qui danse avec un prince" both dance. */
function withDancers(wish: Wish): Wish {
  const isDancing = ({ looks, verb }: WishFigure, i: number) =>
    !verb &&
    looks.includes('dancing') &&
    wish.figures.some(({ relation }) => relation?.kind === 'with' && relation.to === i)
  if (!wish.figures.some(isDancing)) return wish
  const figures = wish.figures.map((figure, i) =>
    isDancing(figure, i)
      ? { ...figure, ...DANCE, looks: figure.looks.filter((look) => look !== 'dancing') }
      : figure,
  )
  const words = wish.words?.map((word) =>
    word.kind === 'adjective' && word.id === 'dancing'
      ? { ...word, kind: 'verb' as const, id: 'dance' }
      : word,
  )
  return { ...wish, figures, ...(words && { words }) }
}

/** In "children making a campfire with marshmallows" the children roast them. */
function withRoasters(wish: Wish, isPerson: (noun: string) => boolean): Wish {
  const { figures } = wish
  const marshmallow = figures.findIndex(({ noun }) => noun === 'marshmallow')
  const isNearFire = figures.some(({ noun }) => FIRES.has(noun)) || wish.setting === 'camp'
  const cook = figures.findIndex(({ noun, verb = '' }) => isPerson(noun) && (!verb || AT_FIRE.has(verb)))
  if (marshmallow < 0 || cook < 0 || !isNearFire) return wish
  const { verb: old } = figures[cook]!
  const roasting = { verb: 'roast', pose: 'roast', relation: { kind: 'holding' as const, to: marshmallow } }
  const staged = figures.map((figure, i) => {
    if (i === cook) return { ...figure, ...roasting }
    const { relation: _loose, ...thing } = figure
    return i === marshmallow || FIRES.has(figure.noun) ? thing : figure
  })
  const words = wish.words?.map((word) =>
    word.kind === 'verb' && word.id === old ? { ...word, id: 'roast' } : word,
  )
  return { ...wish, figures: staged, ...(words && { words }) }
}
const FIRES = new Set(['campfire', 'fire'])
const AT_FIRE = new Set(['build', 'sit', 'eat', 'have', 'light', 'cook', 'craft', 'camp'])

/** "A boy helps grandpa in the vegetable garden": both do what is done there. */
function withHelp(wish: Wish, isPerson: (noun: string) => boolean): Wish {
  const deed = HELP_AT[wish.setting ?? '']
  const helper = wish.figures.findIndex(({ noun, verb }) => verb === 'help' && isPerson(noun))
  const helped = wish.figures[1 - helper]
  if (!deed || helper < 0 || wish.figures.length !== 2 || !helped || helped.verb || !isPerson(helped.noun))
    return wish
  const figures = wish.figures.map(({ relation: _hands, ...figure }): WishFigure => ({ ...figure, ...deed }))
  const words = wish.words?.map((word) => (word.id === 'help' ? { ...word, id: deed.verb } : word))
  return { ...wish, figures, ...(words && { words }) }
}
const HELP_AT: Readonly<Record<string, Deed>> = {
  'vegetable-garden': { verb: 'dig', pose: 'dig' },
  garden: { verb: 'rake', pose: 'rake' },
  kitchen: { verb: 'bake', pose: 'bake' },
}
