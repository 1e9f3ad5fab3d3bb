import { isPlace } from '../scenery/places.ts'
import { seaOf } from '../seas.ts'
import type { Wish } from '../wish.ts'
import type { Actor, Casting } from './cast.ts'
import { homeOf, isGuest, knownHomeOf } from './homes.ts'
import { BOATS, LANDMARKS } from './nature.ts'

/** The place of the wish, or where its main figure is at home. */
export function placeFor(wish: Wish, actors: readonly Actor[], casting: Casting): string {
  // A castle that is drawn as a figure needs no second one behind it.
  const seen = actors.find(({ wished }) => wished.noun === wish.setting && LANDMARKS.has(wished.noun))
  if (seen) return AROUND[seen.wished.noun] ?? 'meadow'
  if (wish.setting && isPlace(wish.setting))
    return wish.setting === 'sea' ? seaOf(wish, casting.topicOf) : wish.setting
  const feast = wish.feast && FEAST_PLACES[wish.feast]
  if (feast) return feast
  // Whoever rides or drives is where the vehicle is.
  for (const { wished } of actors) {
    const { relation } = wished
    if (relation && ['riding', 'driving', 'in', 'on'].includes(relation.kind)) {
      const under = wish.figures[relation.to]
      const home = under && knownHomeOf(under.noun)
      if (home && home !== 'meadow') return home
    }
  }
  const main = actors[0]
  const landmark = actors.some(({ wished }) => wished.noun === 'castle' || wished.noun === 'palace')
  if (!main) return wish.season === 'winter' ? 'snow' : 'meadow'
  // A letter is at home where its companion is.
  const resident = (main.maker.topic === 'signs' && actors[1]) || main
  const home = isBare(resident) ? 'meadow' : homeAmong(resident, actors, casting)
  if (landmark && home === 'castle') return 'meadow'
  // Grandparents are at home in the living room, but nobody fishes there.
  if (home === 'living-room' && resident.wished.verb === 'fish') return 'lake'
  // Who leaps out of the water is seen above it.
  if (home === 'underwater' && resident.pose === 'jump') return 'open-sea'
  // Nobody stands on the open sea: a pirate without a ship has landed.
  if (home === 'open-sea' && resident.maker.source === 'people') return isAboard(actors) ? home : 'beach'
  if (wish.season === 'winter' && (home === 'meadow' || home === 'park' || home === 'garden')) return 'snow'
  return home
}

/** Children who build a snowman are where the snowman is. */
function homeAmong({ wished }: Actor, actors: readonly Actor[], casting: Casting): string {
  // A cat astronaut is where astronauts are.
  const atWork = wished.role && knownHomeOf(wished.role)
  if (atWork) return atWork
  const own = homeOf(wished.noun, casting.topicOf(wished.noun))
  if (!isGuest(wished.noun)) return own
  const host = actors.find((actor) => actor.wished.noun !== wished.noun && isPlaced(actor))
  return (host && knownHomeOf(host.wished.noun)) ?? own
}

/** Things that stand in one kind of place only; a teddy bear goes along everywhere. */
const isPlaced = ({ wished }: Actor) => HOSTS.has(knownHomeOf(wished.noun) ?? '') && !isGuest(wished.noun)
const HOSTS = new Set(
  'snow beach lake bathroom playground school building-site farm savanna jungle'.split(' '),
)

/** What lies around a sight that is drawn as a figure. */
const AROUND: Readonly<Record<string, string>> = {
  aquarium: 'living-room',
  waterfall: 'jungle',
  treehouse: 'forest',
  bridge: 'river',
}

const isAboard = (actors: readonly Actor[]) => actors.some(({ wished }) => BOATS.has(wished.noun))

const isBare = ({ maker }: Actor) => maker.topic === 'signs'

const FEAST_PLACES: Readonly<Record<string, string>> = {
  christmas: 'snow',
  advent: 'village',
  nikolaus: 'village',
  sinterklaas: 'village',
  easter: 'meadow',
  halloween: 'haunted-house',
  birthday: 'garden',
  carnival: 'street',
  'st-martin': 'village',
  'new-year': 'city',
  wedding: 'park',
  party: 'garden',
  'school-start': 'school',
  harvest: 'farm',
}
