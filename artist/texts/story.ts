import type { Adjective, Verb } from '#artist/lexicon/entries.ts'
import type { Lexicon } from '#artist/lexicon/lexicon.ts'
import { isAnimate, isVehicle } from '#artist/lexicon/senses.ts'
import type { Sex, Wish, WishedFigure } from '../wish.ts'
import { company, deed, type Bond } from './bonds.ts'
import { surroundings, type Surroundings } from './surroundings.ts'

/** Who or what is spoken of, before any language has put it into words. */
export interface Character {
  noun: string
  count: number
  /** Nobody said how many. */
  vague: boolean
  looks: Adjective[]
  animate: boolean
  sex?: Sex
  /** What it works as or is dressed as. */
  role?: string
  /** What a name says. */
  writes?: string
  /** Can do something: living beings, and vehicles that were given something to do. */
  lively: boolean
}

/** What a page tells: one sentence's worth of the wish. */
export interface Story extends Surroundings {
  main?: Character
  /** Who does the same: "a dog and a cat play". */
  partners: Character[]
  verb?: Verb
  other?: Character
  bond?: Bond
  mandala: boolean
}

/** More looks than this make a sentence stumble. */
const MOST_LOOKS = 2
const MOST_PARTNERS = 2

export function storyOf(wish: Wish, lexicon: Lexicon): Story {
  const [main] = wish.figures
  const mandala = wish.mandala ?? false
  if (!main || !lexicon.nouns.has(main.noun) || isLandscape(main, wish, lexicon))
    return { mandala, partners: [], ...surroundings(wish, [], lexicon) }
  const partners = partnersOf(wish, main, lexicon)
  const bound = deed(wish, main, lexicon) ?? company(wish, main, partners, lexicon)
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
    ...(figure.sex && { sex: figure.sex }),
    ...(figure.role && lexicon.nouns.has(figure.role) && { role: figure.role }),
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

const SILENT = ['have', 'wear', 'dress-up']
/** "flies over", "swims in": without their object these are the plain verbs. */
const PLAIN: Record<string, string> = { 'fly-over': 'fly', 'swim-in': 'swim', 'eat-animal': 'eat' }

function plainVerb({ verb }: WishedFigure, lexicon: Lexicon): Verb | undefined {
  if (!verb || SILENT.includes(verb)) return undefined
  return lexicon.verbs.get(PLAIN[verb] ?? verb)
}
