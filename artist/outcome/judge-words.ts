import type { Lexicon } from '../lexicon/lexicon.ts'
import { MAX_COPIES, type FigureFinder } from '../compose/figures/drawable-figures.ts'
import type { Picture, ShownFigure } from '../compose/picture.ts'
import { numberId } from '../lexicon/letters-and-numbers.ts'
import { isAnimal } from '../lexicon/noun-properties.ts'
import type { Wish, WishWord } from '../wish.ts'
import { meaningFlaws } from '../gate/meaning.ts'
import type { RejectionReason } from '../gate/gate.ts'
import type { Judgement } from './judgement.ts'
import { judgeNoun, type NounContext } from './judge-noun.ts'
import { showsLook } from './shows-look.ts'
import { showsRelation } from './shows-relation.ts'
import { showsVerb } from './shows-verb.ts'
import type { WishOutcome } from '#domain/pages/wish-outcome.ts'
import { showsPlace } from './shows-place.ts'

/** What became of the words of a wish, and why the gate rejects the page for its meaning. */
export interface Assessment {
  outcome: WishOutcome
  flaws: RejectionReason[]
}

/** Compares every word of a wish with the picture. */
export function judgeWords(
  wish: Wish,
  words: readonly WishWord[],
  picture: Picture,
  finder: FigureFinder,
  lexicon: Lexicon,
): Assessment {
  const context: NounContext = { wish, picture, finder, lexicon }
  const outcome: WishOutcome = { drawn: [], drawnAs: [], toColor: [], notDrawn: [], unknown: wish.unknown }
  const judged: { word: WishWord; judgement: Judgement }[] = []
  for (const word of words) {
    const judgement = judge(word, context)
    // The noun after a preposition is reported itself.
    if (word.kind === 'preposition' && judgement === 'drawn') continue
    const sameWord = judged.findIndex(({ word: other }) => isSameWord(other, word))
    // A repeated word is reported once: as missing if one of the two is.
    if (sameWord >= 0 && judged[sameWord]!.judgement !== 'drawn') continue
    if (sameWord >= 0) judged.splice(sameWord, 1)
    judged.push({ word, judgement })
  }
  for (const { word, judgement } of judged)
    if (judgement === 'drawn') outcome.drawn.push(word.typed)
    else if (judgement === 'to-color') outcome.toColor.push(word.typed)
    else if (judgement === 'not-drawn') outcome.notDrawn.push(word.typed)
    else outcome.drawnAs.push({ word: word.typed, as: judgement.as })
  return { outcome, flaws: meaningFlaws(judged) }
}

const isSameWord = (a: WishWord, b: WishWord) => a.typed.toLocaleLowerCase() === b.typed.toLocaleLowerCase()

function judge(word: WishWord, context: NounContext): Judgement {
  const { wish, picture, lexicon } = context
  switch (word.kind) {
    case 'noun':
      return judgeNoun(word, context)
    case 'group': {
      const { members = [], count } = lexicon.groups.get(word.id) ?? {}
      // Frogs can be a choir, too.
      if (count && picture.figures.some(({ copies }) => copies > 1)) return 'drawn'
      // "Animals" on a farm are drawn as farm animals.
      const isMember = (noun: string) =>
        members.includes(noun) || (word.id === 'animals' && isAnimal(noun, lexicon))
      return picture.figures.some(({ wished }) => isMember(wished.noun)) ? 'drawn' : 'not-drawn'
    }
    case 'place':
      return showsPlace(word.id, wish, picture)
    case 'trait':
    case 'adjective':
      return showsLook(word, wish, picture, lexicon)
    case 'verb':
      if (
        word.id === 'dress-up' &&
        picture.figures.some(({ wished }) => wished.wears.includes('carnival-costume'))
      )
        return 'drawn'
      // A birthday is celebrated by being at the party.
      if (word.id === 'celebrate' && wish.feast) return showsPlace(wish.feast, wish, picture)
      return showsVerb(word.id, picture, lexicon) ? 'drawn' : 'not-drawn'
    case 'known':
      if (BODY.has(word.id))
        return picture.figures.some((figure) => showsBody(word.id, figure, wish)) ? 'drawn' : 'not-drawn'
      if (KNOWN_IN_POSES[word.id])
        return picture.figures.some(({ shownPose }) => shownPose === KNOWN_IN_POSES[word.id])
          ? 'drawn'
          : 'not-drawn'
      if (MEALS.has(word.id))
        return picture.figures.some(({ wished }) => MEAL_VERBS.has(wished.verb ?? '')) ? 'drawn' : 'not-drawn'
      if (word.id === POUCH) return picture.figures.some(({ joints }) => joints.some(({ how }) => how === 'pouch')) ? 'drawn' : 'not-drawn' // prettier-ignore
      if (word.id === STUCK) return picture.figures.some(({ joints }) => joints.some(({ how }) => how === 'inside')) ? 'drawn' : 'not-drawn' // prettier-ignore
      if (word.id === FOAM) return picture.figures.some(isInFoam) ? 'drawn' : 'not-drawn'
      if (word.id === LEASH) return picture.figures.some(isOnLeash) ? 'drawn' : 'not-drawn'
      return WATER_WORDS.has(word.id) &&
        (showsPlace(word.id, wish, picture) === 'drawn' || picture.figures.some(isSpraying))
        ? 'drawn'
        : 'not-drawn'
    case 'preposition':
      return showsRelation(word.id, word.figure ?? NO_FIGURE, picture) ? 'drawn' : 'not-drawn'
    case 'number':
      return picture.figures.some((figure) => showsNumber(figure, word)) || isNumberOfPeople(word, picture)
        ? 'drawn'
        : 'not-drawn'
  }
}

/** The index of a figure that is not drawn. */
const NO_FIGURE = -1

/** Words for a meal, which a figure that eats shows. */
const MEALS = new Set(['dinner', 'midday-meal', 'meal'])
const MEAL_VERBS = new Set(['eat', 'have-dinner', 'have-lunch', 'have-breakfast'])

const showsNumber = ({ index, copies, wished }: ShownFigure, { id, figure }: WishWord) =>
  wished.noun === numberId(Number(id)) ||
  (copies === Number(id) && copies <= MAX_COPIES && (figure === undefined || figure === index))

/** "Dos hermanos" are a boy and a girl. */
const isNumberOfPeople = ({ id, figure }: WishWord, { figures }: Picture): boolean =>
  figure === undefined &&
  figures.filter(({ maker }) => maker.source === 'people').reduce((sum, { copies }) => sum + copies, 0) ===
    Number(id)

/** Parts of the body. A back, a lap or a shoulder is seen where something is on it. */
const BODY = new Set(['shoulder', 'back-part', 'head-part', 'shell-part'])
const showsBody = (id: string, { index, maker }: ShownFigure, { figures }: Wish): boolean =>
  (maker.source === 'people' || maker.source === 'animals') &&
  figures.some(
    ({ relation, verb, wears }, i) =>
      (relation?.kind === 'on' && relation.to === index) ||
      verb === 'ride-shoulders' ||
      (id === 'head-part' && (verb === 'balance' || (i === index && wears.length > 0))),
  )

/** Things without a drawing of their own that a pose shows. */
const KNOWN_IN_POSES: Readonly<Record<string, string>> = { 'do-hold-hands': 'hold-hands', dough: 'bake' }
const POUCH = 'pouch'
const STUCK = 'stuck-state'
const FOAM = 'foam'
const isInFoam = ({ wished }: ShownFigure) => wished.noun === 'bathtub' || wished.verb === 'wash'
const LEASH = 'leash'
const LEADING = new Set(['walk', 'cross', 'lead'])
/** People walk animals on a leash. */
const isOnLeash = ({ wished, joints }: ShownFigure) =>
  LEADING.has(wished.verb ?? '') && joints.some(({ how }) => how === 'contact')

const isSpraying = ({ wished: { verb } }: ShownFigure) => verb === 'spray' || verb === 'put-out-fire'
const WATER_WORDS = new Set(['water'])
