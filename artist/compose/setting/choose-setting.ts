import { isLandmarkOfCity } from '../../scenery/settings/built/famous-city.ts'
import { isPlace } from '../../scenery/setting-of-place.ts'
import { seaSide } from '../../sea-side.ts'
import type { Wish } from '../../wish.ts'
import type { DrawableFigure, FigureFinder } from '../figures/drawable-figures.ts'
import { defaultSetting, adoptsSetting, listedSetting } from './default-settings.ts'
import { BALLS, ON_WATER, LANDMARKS, nouns } from '../figures/noun-lists.ts'

/** The setting of the wish, or the default setting of its main figure. */
export function chooseSetting(
  wish: Wish,
  drawables: readonly DrawableFigure[],
  finder: FigureFinder,
): string {
  // If the wish's castle is drawn as a figure, the setting needs no second one.
  const seen = drawables.find(({ wished }) => wished.noun === wish.setting && LANDMARKS.has(wished.noun))
  if (drawables.some(({ wished }) => isLandmarkOfCity(wished.noun, wish.setting ?? '')))
    return 'landmark-grounds'
  // A ship that is drawn whole needs no deck of a second one.
  if (wish.setting === 'ship' && hasBoat(drawables)) return 'open-sea'
  if (seen) return SETTING_AROUND[seen.wished.noun] ?? 'meadow'
  if (wish.setting && isPlace(wish.setting))
    return wish.setting === 'sea' ? seaSide(wish, finder.topicOf) : wish.setting
  const feast = wish.feast && SETTING_OF_FEAST[wish.feast]
  if (feast) return feast
  // A rider or driver is where the vehicle belongs.
  for (const { wished } of drawables) {
    const { relation } = wished
    if (relation && ['riding', 'driving', 'in', 'on'].includes(relation.kind)) {
      const under = wish.figures[relation.to]
      const isPerson = drawables.some(({ wished: one, maker }) => one === under && maker.source === 'people')
      const home = under && !isPerson && !adoptsSetting(under.noun) ? listedSetting(under.noun) : undefined
      if (home && home !== 'meadow') return home
    }
    const beside = relation?.kind === 'beside' && wish.figures[relation.to]
    const workplace = beside && listedSetting(beside.noun)
    if (workplace && WORKPLACES.has(workplace)) return workplace
  }
  const main = drawables[0]
  if (main && PLANES.has(main.wished.noun) && FLIGHTS.has(main.wished.verb ?? '')) return 'meadow'
  const landmark = drawables.some(({ wished }) => wished.noun === 'castle' || wished.noun === 'palace')
  if (!main) return wish.season === 'winter' ? 'snow' : 'meadow'
  // A letter uses its companion's setting.
  const resident = (main.maker.topic === 'signs' && drawables[1]) || main
  const home = isLetterOrNumber(resident) ? 'meadow' : settingAmong(resident, drawables, finder)
  if (landmark && home === 'castle') return 'meadow'
  // Grandparents belong in the living room, but fishing needs water.
  if (home === 'living-room' && resident.wished.verb === 'fish') return 'lake'
  // A figure that leaps out of the water or blows a fountain is above it.
  if (home === 'underwater' && (resident.pose === 'jump' || resident.wished.verb === 'spray'))
    return 'open-sea'
  if (home === 'underwater' && playsBall(resident, wish)) return 'open-sea'
  // A boat is on the water, and the whale beside it, too.
  if (home === 'underwater' && !wish.setting && hasBoat(drawables)) return 'open-sea'
  // A figure on a rock of the sea is above the water.
  if (home === 'underwater' && isOnRock(resident, wish)) return 'open-sea'
  // A person cannot stand on the open sea, so a pirate without a ship is on the beach.
  if (home === 'open-sea' && resident.maker.source === 'people') return hasBoat(drawables) ? home : 'beach'
  // A swimmer needs water, also if its home has none.
  if (resident.pose === 'swim' && resident.maker.source === 'animals' && DRY_HOMES.has(home))
    return WILD_HOMES.has(home) ? 'river' : 'lake'
  if (wish.season === 'winter' && (home === 'meadow' || home === 'park' || home === 'garden')) return 'snow'
  return home
}

/** A dolphin that plays with a ball leaps out of the water. */
const playsBall = ({ wished: { verb, relation } }: DrawableFigure, { figures }: Wish): boolean =>
  verb === 'play' && BALLS.has(figures[relation?.to ?? -1]?.noun ?? '')

const ROCKS = nouns('stone rock')
const isOnRock = ({ wished: { relation, where } }: DrawableFigure, { figures }: Wish): boolean =>
  [relation, where].some((place) => place?.kind === 'on' && ROCKS.has(figures[place.to]?.noun ?? ''))

const PLANES = nouns('airplane biplane glider')
const FLIGHTS = nouns('take-off land')

/** The setting of a figure, adopted from another figure if it can be anywhere: children use their snowman's. */
function settingAmong(
  { wished, maker }: DrawableFigure,
  drawables: readonly DrawableFigure[],
  finder: FigureFinder,
): string {
  // A cat astronaut belongs where astronauts are.
  const roleSetting = wished.role && listedSetting(wished.role)
  if (roleSetting) return roleSetting
  const ownDefault = defaultSetting(wished.noun, finder.topicOf(wished.noun))
  // With a seahorse, a turtle is in the sea.
  if (IN_BOTH_WATERS.has(wished.noun) && drawables.some(isOfTheSea)) return 'underwater'
  // A bear that builds a snowman is a child in the snow.
  const isDressedAnimal = maker.source === 'people' && finder.find(wished.noun)?.maker.source === 'animals'
  if (!adoptsSetting(wished.noun) && !isDressedAnimal) return ownDefault
  const host = drawables.find(
    (drawable) => drawable.wished.noun !== wished.noun && determinesSetting(drawable),
  )
  return (host && listedSetting(host.wished.noun)) ?? ownDefault
}

const IN_BOTH_WATERS = nouns('turtle crab')
const isOfTheSea = ({ wished: { noun }, pose }: DrawableFigure): boolean =>
  listedSetting(noun) === 'underwater' && pose !== 'jump'

/** Whether the figure determines the setting. A teddy bear does not: it can be anywhere. */
const determinesSetting = ({ wished }: DrawableFigure) =>
  DETERMINING_SETTINGS.has(listedSetting(wished.noun) ?? '') && !adoptsSetting(wished.noun)
/** "At the dentist" is where the dentist works. */
const WORKPLACES = new Set(
  'surgery hospital dentist-office vet bakery restaurant art-studio workshop hair-salon'.split(' '),
)
const DETERMINING_SETTINGS = new Set(
  'snow arctic ice-rink beach lake pond bathroom playground school gym bakery station surgery hospital dentist-office vet hair-salon museum fair camp field building-site farm savanna jungle'.split(
    ' ',
  ),
)

const WILD_HOMES = new Set(['jungle', 'savanna', 'forest', 'mountains'])
const DRY_HOMES = new Set([
  ...WILD_HOMES,
  ...'arctic meadow farm garden park living-room village field stable street desert dinosaur-valley volcano castle'.split(
    ' ',
  ),
])

/** Settings around landmarks that are drawn as figures. */
const SETTING_AROUND: Readonly<Record<string, string>> = {
  aquarium: 'living-room',
  waterfall: 'jungle',
  treehouse: 'forest',
  bridge: 'river',
  volcano: 'volcano',
}

const hasBoat = (drawables: readonly DrawableFigure[]) =>
  drawables.some(({ wished }) => ON_WATER.has(wished.noun))

const isLetterOrNumber = ({ maker }: DrawableFigure) => maker.topic === 'signs'

const SETTING_OF_FEAST: Readonly<Record<string, string>> = {
  christmas: 'snow',
  advent: 'village',
  nikolaus: 'village',
  sinterklaas: 'village',
  easter: 'meadow',
  halloween: 'haunted-house',
  birthday: 'party-room',
  carnival: 'street',
  'st-martin': 'village',
  'new-year': 'city',
  wedding: 'wedding',
  party: 'party-room',
  'school-start': 'schoolyard',
  harvest: 'farm',
}
