import { PLANTED } from '../compose/figures/noun-lists.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import type { Wish, WishFigure, WishWord } from '../wish.ts'
import { isPlain, parseCast } from './feast-casts.ts'
import { removeAndRelink } from './stage-feast.ts'

/**
 * The usual people of a place and their actions, in the notation of feast casts, so that a page about a place is never an
 * empty room.
 */
const CASTS: Readonly<Record<string, string>> = {
  surgery: 'doctor verb=heal pose=hold + child with>0',
  'dentist-office': 'dentist verb=heal pose=hold + child with>0',
  vet: 'vet verb=heal pose=hold + dog with>0',
  hospital: 'nurse verb=heal pose=hold + child with>0',
  bakery: 'baker verb=sell pose=stand holding>1 + bread + child with>0',
  market: 'shopkeeper holds=apple + woman holds=basket with>0',
  supermarket: 'mother holds=basket + child with>0',
  pizzeria: 'chef holds=pizza + child with>0',
  'ice-cream-parlour': 'girl holds=ice-cream + boy holds=ice-cream with>0',
  restaurant: 'waiter holds=plate + family with>0',
  school: 'teacher verb=teach pose=teach looking-at>1 + child*2',
  kindergarten: 'teacher verb=read-aloud pose=read-aloud + child*3 with>0',
  'circle-of-chairs': 'teacher + child*3 with>0',
  schoolyard: 'child*3 pose=run',
  library: 'librarian verb=read-aloud pose=read-aloud + child*2 with>0',
  farm: 'farmer holds=bucket + cow with>0 + chicken*3 with>0',
  stable: 'girl verb=pet pose=pet + horse with>0',
  station: 'man holds=suitcase + child with>0 + train with>0',
  airport: 'pilot + child with>0 + airplane with>0',
  'bus-stop': 'woman holds=handbag + child with>0 + bus with>0',
  'building-site': 'builder wears=helmet + excavator with>0',
  'fire-station': 'firefighter + fire-engine with>0',
  'police-station': 'police-officer + police-car with>0',
  playground: 'girl riding>1 + swing + boy with>0',
  'swimming-pool': 'child*3 wears=swimsuit verb=swim pose=swim',
  beach: 'child*2 verb=build pose=hold beside>1 + sand-castle',
  zoo: 'elephant + giraffe with>0 + child with>0',
  circus: 'clown verb=juggle pose=juggle + elephant with>0',
  'football-pitch': 'boy verb=play-football pose=kick playing-with>1 + football + girl with>0',
  gym: 'girl verb=do-gymnastics pose=cartwheel + boy with>0',
  laboratory: 'scientist + microscope with>0',
  'ballet-room': 'ballerina*2 pose=dance',
  camp: 'child*2 + campfire with>0 + tent with>0',
  'ice-rink': 'child*2 verb=ice-skate pose=skate',
  'frozen-lake': 'child*2 verb=ice-skate pose=skate',
  'climbing-hall': 'girl verb=climb pose=climb',
  'hair-salon': 'hairdresser verb=cut-hair pose=cut beside>1 + girl',
}

/** Professions that need a patient or a customer. */
const PLACE_OF_PROFESSION: Readonly<Record<string, string>> = {
  doctor: 'surgery',
  dentist: 'dentist-office',
  vet: 'vet',
}

/** Whether the page shows only the cast of the place, or the one member that the wish names. */
export function isPlaceItself({ figures, setting = '' }: Pick<Wish, 'figures' | 'setting'>): boolean {
  const cast = parseCast(CASTS[setting] ?? '')
  return figures.length === cast.length && figures.every(({ noun }, i) => noun === cast[i]!.noun)
}

/** Adds the people of a place to a wish that names nothing else. */
export function castPlace(named: Wish, lexicon: Lexicon, isDrawable: (noun: string) => boolean): Wish {
  const wish = inSky(
    withStormAround(withRainbowBehind(atChristmasMarket(withCrop(withoutBuilding(named, isDrawable))))),
  )
  const { figures, feast, mandala, unknown, words = [] } = wish
  const [only] = figures
  const setting = wish.setting ?? PLACE_OF_PROFESSION[only?.noun ?? '']
  if (setting === 'playground' && only && isGroupOfChildren(wish)) return { ...wish, figures: onSwing(only) }
  const resident = RESIDENTS[setting ?? '']
  if (resident && figures.length > 0 && figures.every((figure) => isVisitor(figure, lexicon)))
    return { ...wish, figures: [...figures, ...parseCast(`${resident} with>0`)] }
  if (
    setting === 'village' &&
    figures.every(({ noun }) => noun === setting) &&
    words.every((word) => isPlaceWord(word, lexicon))
  )
    return { ...wish, figures: parseCast(feast && HAS_TREE.has(feast) ? HOUSES_WITH_TREE : HOUSES) }
  const cast = setting && CASTS[setting]
  if (!cast || mandala || feast || unknown.length > 0 || figures.length > 1) return wish
  const added = parseCast(cast)
  if (only && (only.noun !== added[0]!.noun || only.count > 1 || !isPlain(only))) return wish
  if (!only && !words.every((word) => isPlaceWord(word, lexicon))) return wish
  if (only) added[0] = { ...added[0]!, looks: only.looks, ...(only.sex && { sex: only.sex }) }
  return { ...wish, setting, figures: added }
}

/** Animals without which visitors could be anywhere. */
const RESIDENTS: Readonly<Record<string, string>> = { zoo: 'giraffe', stable: 'horse' }
const isVisitor = (figure: WishFigure, lexicon: Lexicon): boolean =>
  lexicon.nouns.get(figure.noun)?.topic === 'people' &&
  (isPlain(figure) || (!figure.verb && figure.relation?.kind === 'with'))

/** What a village is about if the wish names nobody in it. */
const HOUSES = 'house*3'
const HOUSES_WITH_TREE = 'christmas-tree + house*2 with>0'
const HAS_TREE = new Set(['christmas', 'advent'])

/** "Children at the playground", however many. */
const isGroupOfChildren = ({ figures, feast, unknown }: Wish): boolean =>
  figures.length === 1 && !feast && unknown.length === 0 && CHILDREN.has(figures[0]!.noun) && !!figures[0]!.vague && isPlain(figures[0]!) // prettier-ignore
const CHILDREN = new Set(['child', 'boy', 'girl', 'friend'])

/** One of the group swings while the others watch. */
function onSwing(group: WishFigure): WishFigure[] {
  const child = { ...group }
  delete child.vague
  return [
    { ...child, count: 1, relation: { kind: 'riding', to: 1 } },
    { noun: 'swing', count: 1, looks: [], wears: [], holds: [] },
    { ...child, count: 2, relation: { kind: 'with', to: 0 } },
  ]
}

/** "Sonnenblumenfeld", "tulpenveld": the crop is the subject of the page. */
function withCrop(wish: Wish): Wish {
  const { figures, words = [] } = wish
  const crop = words.find(({ id, part }) => id === 'meadow' && part && PLANTED.has(part.id))?.part?.id
  if (!crop) return wish
  return { ...wish, figures: figures.map((each) => (each.noun === 'meadow' ? { ...each, noun: crop, count: 3 } : each)) }
} // prettier-ignore

/** The sun and clouds are in the sky, not on a path through the meadow. */
function inSky(wish: Wish): Wish {
  const { figures, setting, time } = wish
  if (setting || figures.length < 2 || !figures.every(({ noun }) => IN_SKY.has(noun))) return wish
  const isNight =
    figures.some(({ noun }) => OF_NIGHT.has(noun)) && figures.every(({ noun }) => noun !== 'sun')
  return { ...wish, setting: 'sky', ...(isNight && !time && { time: 'night' as const }) }
}
const OF_NIGHT = new Set(['moon', 'crescent-moon', 'star', 'shooting-star'])
const IN_SKY = new Set([...OF_NIGHT, 'sun', 'cloud', 'rainbow', 'lightning', 'soap-bubble', 'balloon'])

/** A storm around something else is weather, not a figure of a cloud. */
function withStormAround(wish: Wish): Wish {
  const at = wish.figures.findIndex(({ noun }) => noun === 'thunderstorm')
  if (at < 0 || wish.figures.length < 2) return wish
  const next = wish.figures[at]!.relation?.to ?? (at === 0 ? 1 : 0)
  return { ...removeAndRelink(wish, at, next), weather: 'storm' }
}

/** A rainbow over a place is in its sky, behind houses and hills; alone it is among the clouds. */
function withRainbowBehind(wish: Wish): Wish {
  const { figures, setting, over: _, words, ...rest } = wish
  const [only] = figures
  if (only?.noun !== 'rainbow' || figures.length > 1) return wish
  if (!setting || setting === 'sky') return { ...wish, setting: 'sky', weather: 'rainbow' }
  const free = words?.map(({ figure: __, ...word }) => word)
  return { ...rest, setting, figures: [], weather: 'rainbow', ...(free && { words: free }) }
}

/** The stalls of a Christmas market are those of a market in winter. */
function atChristmasMarket(wish: Wish): Wish {
  const { figures } = wish
  if (!figures.some(({ noun }) => noun === CHRISTMAS_MARKET)) return wish
  const there = { ...wish, feast: 'christmas', season: 'winter', setting: 'market' } as const
  return figures.length > 1 ? there : { ...there, figures: parseCast('mother + child*2 with>0 holds=gingerbread') }
} // prettier-ignore
const CHRISTMAS_MARKET = 'christmas-market'

/** "In der Bäckerei", "la ferme": the bakery is the place, and a farm has no drawing of its own. */
function withoutBuilding(wish: Wish, isDrawable: (noun: string) => boolean): Wish {
  const { figures, setting = '', words = [] } = wish
  const [only] = figures
  const isInside = words.some(({ kind }) => kind === 'place')
  const isCast = (id: string) => Object.hasOwn(CASTS, id)
  const isPlace = figures.length === 1 && isCast(only!.noun) && isCast(setting) && isPlain(only!)
  return isPlace && (isInside || !isDrawable(only!.noun)) ? { ...wish, figures: [] } : wish
}

/** Whether the word only names a place or a time, or has no drawing. Other words show a thing, which an unnamed cast would hide. */
const isPlaceWord = ({ kind, id }: WishWord, lexicon: Lexicon): boolean =>
  kind === 'place' ||
  (kind === 'known' && !id.startsWith('do-')) ||
  id === 'rainbow' ||
  id === 'snowy' ||
  (kind === 'noun' && (lexicon.places.has(id) || lexicon.nouns.get(id)?.place !== undefined))
