import type { Artist } from '#artist/artist.ts'
import type { WishFigure } from '#artist/wish.ts'
import { isPerson } from '#artist/lexicon/noun-properties.ts'

// What a viewer would call seen although the wish book names it with another word.

const list = (text: string): readonly string[] => text.trim().split(/\s+/)

/** Words for people who are told apart only by where they are: customers in a shop, travellers at a station. */
const ANYBODY = new Set(
  list(
    'customer traveller passenger guest villager visitor crowd owner parent seller musician dancer people friend family somebody group student worker spectator',
  ),
)
const KIN = [
  list('child children kid kids girl boy friend baby brother sister grandchild pupil student toddler'),
  list('mother woman grandmother mom grandma parent lady'),
  list('father man grandfather dad grandpa parent'),
].map((words) => new Set(words))

/** Things that belong to another thing, so that a scene does not list them: whether they are drawn, only eyes can say. */
export const PARTS_OF_THINGS = new Set(
  list(
    'wheel window chimney roof door string rope branch page lid handle bow-tie button pocket petal label number line stripe ladder-part flame smoke',
  ),
)

/** Places of one kind. A wish that names no place is as well in one as in another of them. */
const PLACES = [
  'garden park meadow field forest playground orchard vineyard vegetable-garden farm schoolyard camp mountain courtyard pond savanna jungle',
  'living-room bedroom nursery kitchen dining-room bathroom fireside house home party-room attic cellar',
  'sea beach island seaside harbor lake river pond ship underwater',
  'street village city doorstep rooftops courtyard castle market zebra-crossing bus-stop',
  'school kindergarten circle-of-chairs library gym schoolyard',
  'surgery hospital waiting-room dentist-office vet',
  'snow ice arctic mountain ice-rink frozen-lake winter',
  'stage circus theatre fair ballet-room',
  'sky clouds space moon rooftops',
].map((row) => new Set(row.split(' ')))

/** Actions that look the same. */
const ACTIONS = [
  'heal bandage listen examine',
  'collect pick search find',
  'hold carry lift bring have give show share take put',
  'read read-aloud',
  'play play-football kick',
  'throw catch snowball-fight',
  'ride ride-bike drive travel',
  'sail row float',
  'fly fly-over pilot ride',
  'jump hop trampoline splash',
  'run race chase flee',
  'swim bathe swim-in dive',
  'wash bathe wash-dishes',
  'sleep lie dream',
  'cook bake knead roast',
  'look-at watch discover visit',
  'eat lick drink',
  'march walk cross follow lead',
  'play-instrument drum play',
  'sweep tidy clean',
  'fly-kite fly',
].map((row) => new Set(row.split(' ')))

const inOneRow = (rows: readonly ReadonlySet<string>[], a: string, b: string) =>
  a === b || rows.some((row) => row.has(a) && row.has(b))

export const isSamePlace = (a: string, b: string): boolean => inOneRow(PLACES, a, b)

/** Whether a figure does what the book calls one of these verbs. A figure on a swing counts as swinging. */
export function doesSame(
  verbs: readonly string[],
  text: string,
  figure: WishFigure,
  figures: readonly WishFigure[],
  { lexicon }: Artist,
): boolean {
  const own = lexicon.verbs.get(figure.verb ?? '')
  const thing = figures[figure.relation?.to ?? -1]?.noun
  if (thing && ['on', 'riding', 'in'].includes(figure.relation!.kind) && text.startsWith(thing)) return true
  return verbs.some((id) => {
    const verb = lexicon.verbs.get(id)
    return (
      own &&
      verb &&
      (inOneRow(ACTIONS, own.id, id) || (own.pose === verb.pose && own.relation === verb.relation))
    )
  })
}

/** Whether the picture shows the thing or one of its kind: a fire truck is a truck, a customer is a person. */
export function isShownAs(id: string, ids: ReadonlySet<string>, { lexicon }: Artist): boolean {
  if (ids.has(id) || KIN.some((kin) => kin.has(id) && [...kin].some((other) => ids.has(other)))) return true
  if (ANYBODY.has(id)) return [...ids].some((other) => lexicon.nouns.has(other) && isPerson(other, lexicon))
  const name = lexicon.nouns.get(id)?.en.one
  return !!name && [...ids].some((other) => lexicon.nouns.get(other)?.en.one.endsWith(` ${name}`))
}
