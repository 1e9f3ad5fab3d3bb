import type { Relation, Wish, WishFigure } from '../wish.ts'
import { feastPlanOf } from './feast-plans.ts'

/** A noun that means its feast: Saint Martin, a wreath with four candles. */
const FEAST_OF_NOUN: Readonly<Record<string, string>> = {
  'st-martin': 'st-martin',
  befana: 'befana',
  'wise-man': 'three-kings',
  'st-nicholas': 'nikolaus',
  'king-cake': 'king-cake',
  'school-cone': 'school-start',
  'advent-wreath': 'advent',
  menorah: 'hanukkah',
  'dragon-dance': 'lunar-new-year',
  ofrenda: 'day-of-the-dead',
  maypole: 'may-day',
  rangoli: 'diwali',
  firework: 'fireworks',
}

/** Adds the people and things of a feast to a wish that names nothing else, and the place where a feast's own noun belongs. */
export function castFeast(wish: Wish, isAlive: (noun: string) => boolean = () => true): Wish {
  if (isAboutFeast(wish, isAlive)) return withGuests(wish)
  const [only, ...others] = wish.figures
  const shows = (feast: string | undefined) =>
    !!feast &&
    (!only ||
      isOrnamentOf(only, feast) ||
      parseCast(feastPlanOf(feast)?.cast ?? '').some((figure) => isShownBy(only, figure)))
  const feast = [wish.feast, only && FEAST_OF_NOUN[only.noun]].find(shows)
  const plan = feastPlanOf(feast)
  if (wish.mandala || !plan?.cast || !others.every(isRoof)) return wish
  const figures = parseCast(plan.cast)
  const isOrnament = only && isOrnamentOf(only, feast)
  const named = only && (isOrnament ? figures[0] : figures.find((figure) => isShownBy(only, figure)))
  if (only && named && named !== figures[0] && isThingAlone(only, feast)) return wish
  if (only && (!named || !(isPlain(only) || others.length > 0))) return wish
  if (named && only && CHILDREN.has(only.noun) && named.noun === 'child')
    Object.assign(named, { noun: only.noun, sex: only.sex })
  if (named?.noun === only?.noun && named && only) named.looks = only.looks
  // The cake "king cake" is eaten at home; its feast is about the three kings in the desert.
  if (feast === 'king-cake')
    return { ...wish, figures, feast: undefined, setting: plan.setting, season: plan.season }
  // A rider on a roof is above all roofs, because a house as a figure would hide the rider.
  const setting = others.length > 0 ? 'rooftops' : (wish.setting ?? plan.castSetting)
  return { ...wish, figures, feast, ...(setting && { setting }) }
}

/** "Thanksgiving dinner with a turkey and a pie": the feast comes first, and the people are not named. */
function isAboutFeast(
  { figures, feast, words = [], mandala }: Wish,
  isAlive: (noun: string) => boolean,
): boolean {
  const [first] = words
  const { cast } = feastPlanOf(feast) ?? {}
  const isFirst = first?.kind === 'place' && first.id === feast
  return isFirst && !!cast && !mandala && figures.length > 0 && figures.length <= MAX_THINGS && figures.every(({ noun, verb }) => !verb && !isAlive(noun)) // prettier-ignore
}
const MAX_THINGS = 3

/** The people of the feast with the things that the wish names. */
function withGuests(wish: Wish): Wish {
  const plan = feastPlanOf(wish.feast)!
  const cast = parseCast(plan.cast!)
  const shown = (noun: string) => cast.findIndex((one) => one.noun === noun || one.holds.includes(noun))
  const things = wish.figures.filter(({ noun }) => shown(noun) < 0)
  const index = (old: number) => {
    const figure = wish.figures[old]!
    const at = shown(figure.noun)
    return at >= 0 ? at : cast.length + things.indexOf(figure)
  }
  const figures = [
    ...cast,
    ...things.map(({ relation: __, where: ___, ...thing }) => ({
      ...thing,
      relation: { kind: 'with' as const, to: 0 },
    })),
  ]
  const words = wish.words?.map((word) =>
    word.figure === undefined ? word : { ...word, figure: index(word.figure) },
  )
  const setting = wish.setting ?? plan.castSetting
  return { ...wish, figures, ...(setting && { setting }), ...(words && { words }) }
}

/** Fireworks are the ornament above a feast that has them, instead of a figure. */
const isOrnamentOf = ({ noun }: WishFigure, feast: string | undefined): boolean =>
  noun === 'firework' && feastPlanOf(feast)?.above === 'fireworks'

/** "A birthday cake" is the cake, not the party: only a noun that means the feast adds its cast. */
const isThingAlone = ({ noun }: WishFigure, feast: string | undefined): boolean =>
  !MEANS_ITS_FEAST.has(noun) && FEAST_OF_NOUN[noun] !== feast

/** Nouns of a whole feast, which the cast of the feast shows. */
const MEANS_ITS_FEAST = new Set(['birthday-party'])

const isShownBy = ({ noun }: WishFigure, figure: WishFigure): boolean =>
  figure.noun === noun ||
  (figure.noun === 'child' && CHILDREN.has(noun)) ||
  figure.holds.includes(noun) ||
  MEANS_ITS_FEAST.has(noun)

const CHILDREN = new Set(['girl', 'boy'])

const isRoof = ({ noun }: WishFigure): boolean => noun === 'house' || noun === 'roof'

/** Whether the page shows the cast of the feast and nothing else. */
export function isFeastItself({ figures, feast }: Pick<Wish, 'figures' | 'feast'>): boolean {
  const cast = parseCast(feastPlanOf(feast)?.cast ?? '')
  return figures.length === cast.length && figures.every(({ noun }, i) => noun === cast[i]!.noun)
}

/** The wish says nothing about what the figure does. */
export const isPlain = ({ verb, relation, holds, wears, role }: WishFigure): boolean =>
  !verb && !relation && !role && holds.length + wears.length === 0

/** Reads the figures of a cast. */
export function parseCast(text: string): WishFigure[] {
  return text.split(' + ').map((part) => {
    const [name = '', ...rest] = part.split(' ')
    const [noun = '', count = '1'] = name.split('*')
    const figure: WishFigure = { noun, count: Number(count), looks: [], wears: [], holds: [] }
    for (const word of rest) {
      const [kind, to] = word.split('>')
      const [field, value = ''] = word.split('=')
      if (to !== undefined) figure.relation = { kind: kind as Relation, to: Number(to) }
      else if (field === 'holds' || field === 'wears' || field === 'looks') figure[field] = [value]
      else if (field === 'verb' || field === 'pose') figure[field] = value
    }
    return figure
  })
}
