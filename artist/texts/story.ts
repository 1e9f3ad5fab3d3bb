import type { Adjective, Place, Verb } from '#artist/lexicon/entries.ts'
import type { Lexicon } from '#artist/lexicon/lexicon.ts'
import { isAnimate, isInstrument, isVehicle } from '#artist/lexicon/senses.ts'
import type { Relation, Wish, WishedFigure } from '../wish.ts'
import type { Where } from './grammar/grammar.ts'

/** Who or what is spoken of, before any language has put it into words. */
export interface Character {
  noun: string
  count: number
  /** Nobody said how many. */
  vague: boolean
  looks: Adjective[]
  animate: boolean
  /** What a name says. */
  writes?: string
  /** Can do something: living beings, and vehicles that were given something to do. */
  lively: boolean
}

/** How the second character hangs together with the first: as object of the verb, somewhere, or simply along. */
export type Bond = { by: 'verb' } | { by: 'where'; relation: Where } | { by: 'with' } | { by: 'and' }

/** What a page tells: one sentence's worth of the wish. */
export interface Story {
  main?: Character
  /** Who does the same: "a dog and a cat play". */
  partners: Character[]
  verb?: Verb
  other?: Character
  bond?: Bond
  place?: Place
  time?: Place
  mandala: boolean
}

const FLOWN = new Set(
  'airplane helicopter biplane glider space-shuttle rocket ufo hot-air-balloon zeppelin drone'.split(' '),
)
const SAILED = new Set(
  `boat sailboat ship pirate-ship motorboat rowing-boat canoe raft fishing-boat ferry cruise-ship viking-ship container-ship tugboat
  gondola submarine paper-boat jet-ski`.split(/\s+/),
)
const DRUNK = new Set([
  'milk',
  'juice',
  'lemonade',
  'milkshake',
  'hot-chocolate',
  'bubble-tea',
  'teapot',
  'cup',
])
const PLACES: Relation[] = ['on', 'in', 'under', 'above', 'beside', 'behind', 'in-front-of']
/** More looks than this make a sentence stumble. */
const MOST_LOOKS = 2
const MOST_PARTNERS = 2

export function storyOf(wish: Wish, lexicon: Lexicon): Story {
  const [main] = wish.figures
  const mandala = wish.mandala ?? false
  if (!main || !lexicon.nouns.has(main.noun) || isLandscape(main, wish, lexicon))
    return { mandala, partners: [], ...surroundings(wish, [], lexicon) }
  const partners = partnersOf(wish, main, lexicon)
  const bound = deed(wish, main, lexicon) ?? (partners.length > 0 ? undefined : company(wish, main, lexicon))
  const verb = bound && 'verb' in bound ? bound.verb : plainVerb(main, lexicon)
  const shown = wish.figures.flatMap(({ noun }) => [noun, lexicon.nouns.get(noun)?.place ?? ''])
  return {
    main: character(main, lexicon, verb),
    partners: partners.map((partner) => character(partner, lexicon, verb)),
    verb,
    other: bound?.figure && character(bound.figure, lexicon),
    bond: bound?.bond,
    mandala,
    ...surroundings(wish, shown, lexicon),
  }
}

/** A page of nothing but forest is told as a day in the forest. */
const isLandscape = (main: WishedFigure, wish: Wish, lexicon: Lexicon) =>
  main.noun === wish.setting && wish.figures.length === 1 && lexicon.places.get(main.noun)?.as === 'landscape'

/** Figures joined to the main one by "and": they hang on nobody and do the same. */
function partnersOf(wish: Wish, main: WishedFigure, lexicon: Lexicon): WishedFigure[] {
  const target = main.relation?.to
  return wish.figures
    .slice(1)
    .filter((figure, at) => {
      const same = figure.verb === main.verb && (!figure.relation || figure.relation.to === target)
      return (
        same &&
        at + 1 !== target &&
        figure.noun !== main.noun &&
        lexicon.nouns.has(figure.noun) &&
        isAnimate(figure.noun, lexicon) === isAnimate(main.noun, lexicon)
      )
    })
    .filter((figure) => isJoined(wish, figure, main))
    .slice(0, MOST_PARTNERS)
}

const isJoined = (wish: Wish, figure: WishedFigure, main: WishedFigure) =>
  !figure.relation || (figure.relation.to === main.relation?.to && wish.figures[figure.relation.to] !== main)

function character(figure: WishedFigure, lexicon: Lexicon, verb?: Verb): Character {
  const looks = figure.looks
    .map((id) => lexicon.adjectives.get(id))
    .filter((look) => look !== undefined)
    .filter(
      (look) => !look.avoid_with?.includes(figure.noun) && !SAYS_THE_SAME[look.id]?.includes(verb?.id ?? ''),
    )
  return {
    noun: figure.noun,
    ...(figure.writes && { writes: figure.writes }),
    count: figure.count,
    vague: figure.vague ?? false,
    looks: looks.slice(0, MOST_LOOKS),
    animate: isAnimate(figure.noun, lexicon),
    lively: isAnimate(figure.noun, lexicon) || (verb !== undefined && isVehicle(figure.noun, lexicon)),
  }
}

/** "A sleeping bear sleeps" says it twice. */
const SAYS_THE_SAME: Record<string, string[]> = {
  sleeping: ['sleep'],
  flying: ['fly', 'fly-over'],
  dancing: ['dance'],
  singing: ['sing'],
  laughing: ['laugh'],
  sad: ['cry'],
  playful: ['play'],
}

interface Bound {
  verb?: Verb
  figure?: WishedFigure
  bond?: Bond
}

/** What the main figure does to or with somebody, or where it is. */
function deed(wish: Wish, main: WishedFigure, lexicon: Lexicon): Bound | undefined {
  const relation = main.relation
  const figure = relation && wish.figures[relation.to]
  if (!relation || !figure || !lexicon.nouns.has(figure.noun)) return undefined
  const own = main.verb ? lexicon.verbs.get(main.verb) : undefined
  // "plays soccer with a football", "skis with skis": the verb has said it
  if (own?.brings && (own.brings === figure.noun || own.relation === 'playing-with')) return { verb: own }
  const by: Bond = { by: 'verb' }
  const said = (id: string): Bound => ({ verb: lexicon.verbs.get(id), figure, bond: by })
  switch (relation.kind) {
    case 'riding':
      return isAnimate(figure.noun, lexicon)
        ? said('ride')
        : { verb: undefined, figure, bond: { by: 'where', relation: 'on' } }
    case 'driving':
      return said(FLOWN.has(figure.noun) ? 'pilot' : SAILED.has(figure.noun) ? 'sail' : 'drive')
    case 'reading':
      return said(own?.id === 'learn' ? 'learn' : 'read')
    case 'eating':
      return said(
        DRUNK.has(figure.noun) ? 'drink' : own?.relation === 'eating' && own.id !== 'drink' ? own.id : 'eat',
      )
    case 'playing-with':
      return said(
        isInstrument(figure.noun, lexicon)
          ? 'play-instrument'
          : own?.relation === 'playing-with'
            ? own.id
            : 'play',
      )
    case 'chasing':
      return said(own?.relation === 'chasing' ? own.id : 'chase')
    case 'looking-at':
      return said(own?.relation === 'looking-at' ? own.id : 'look-at')
    case 'holding':
      return own?.relation === 'holding' ? said(own.id) : { verb: own, figure, bond: { by: 'with' } }
    default:
  }
  if (own?.relation === relation.kind && !own.stative) return said(own.id)
  const where = PLACES.includes(relation.kind) ? (relation.kind as Where) : 'with'
  // "sits on a leaf" tells no more than "on a leaf", and reads worse in half of the languages
  return { verb: own?.stative ? undefined : own, figure, bond: { by: 'where', relation: where } }
}

/** Somebody who is simply there too: beside, or joined by "and"; failing that, what the main figure wears. */
function company(wish: Wish, main: WishedFigure, lexicon: Lexicon): Bound | undefined {
  const own = main.verb ? lexicon.verbs.get(main.verb) : undefined
  const friend = wish.figures.slice(1).find((figure) => lexicon.nouns.has(figure.noun))
  if (friend) {
    const along = friend.relation?.kind === 'with' && friend.relation.to === 0
    if (along && own?.relation === 'with' && own.id !== 'have' && !isInactive(own))
      return { verb: own, figure: friend, bond: { by: 'verb' } }
    return { verb: along ? undefined : own, figure: friend, bond: { by: along ? 'with' : 'and' } }
  }
  const worn = [...main.wears, ...main.holds].find((id) => lexicon.nouns.has(id))
  if (!worn) return undefined
  return {
    verb: own,
    figure: { noun: worn, count: 1, looks: [], wears: [], holds: [] },
    bond: { by: 'with' },
  }
}

const isInactive = (verb: Verb) =>
  ['dream', 'camp', 'roar', 'shine', 'bloom', 'work', 'cry', 'wake-up'].includes(verb.id)

const SILENT = ['have', 'wear', 'dress-up']
/** "flies over", "swims in": without their object these are the plain verbs. */
const PLAIN: Record<string, string> = { 'fly-over': 'fly', 'swim-in': 'swim', 'eat-animal': 'eat' }

function plainVerb({ verb }: WishedFigure, lexicon: Lexicon): Verb | undefined {
  if (!verb || SILENT.includes(verb)) return undefined
  return lexicon.verbs.get(PLAIN[verb] ?? verb)
}

/** Where and when. Without a place, the feast or the season is the place of the sentence. */
function surroundings(wish: Wish, shown: string[], lexicon: Lexicon): Pick<Story, 'place' | 'time'> {
  const when = [wish.feast, wish.season, wish.weather && WEATHER[wish.weather], wish.time]
    .map((id) => (id ? lexicon.places.get(id) : undefined))
    .find((found) => found !== undefined && !shown.includes(found.id))
  const setting =
    wish.setting && !shown.includes(wish.setting) ? lexicon.places.get(placeSaid(wish, lexicon)) : undefined
  return setting ? { place: setting, time: when } : { place: when }
}

/** Fish do not swim "at sea". */
function placeSaid(wish: Wish, lexicon: Lexicon): string {
  const [main] = wish.figures
  const dives =
    main && (lexicon.nouns.get(main.noun)?.topic === 'sea' || main.verb === 'swim' || main.verb === 'dive')
  return wish.setting === 'sea' && dives ? 'underwater' : (wish.setting ?? '')
}

const WEATHER: Record<NonNullable<Wish['weather']>, string> = {
  sun: 'sunshine',
  rain: 'rain',
  snow: 'snowfall',
  wind: 'wind',
  storm: 'storm',
  rainbow: 'rainbow',
}
