import type { CrayonId } from '#domain/coloring/crayons.ts'
import { hasNaturalColors, type Palette } from './natural-colors.ts'
import type { PartId } from './part-words.ts'

/** A part of a thing on the page. */
interface ColoredPart {
  of: string
  part: PartId
  palette: Palette
  /** Its area as a share of the thing's largest region. */
  share: number
  isPerson: boolean
  /** Number of the person on the page, because people have different colors. */
  person: number
}

/** A color, or the place of a color in the palette of its thing. */
type PartColor = CrayonId | number

/** The usual colors of parts. Other parts are colored by their size. */
const COLORS: Readonly<Partial<Record<PartId, PartColor>>> = {
  eye: 'white',
  mouth: 'pink',
  cheek: 'pink',
  'inner-ear': 'pink',
  beak: 'orange',
  horn: 'cream',
  shell: 'light-brown',
  hat: 1,
  pattern: 'yellow',
  shoe: 'dark-red',
  head: 0,
  neck: 0,
  body: 0,
  arm: 0,
  hand: 0,
  leg: 0,
  legs: 0,
  ear: 0,
  tail: 0,
  face: 0,
  mane: 2,
  hair: 2,
  beard: 2,
  'tail-tip': 1,
  belly: 1,
  muzzle: 1,
  marking: 1,
  wing: 1,
  fin: 1,
  wheel: 'gray',
  window: 'sky-blue',
  roof: 'red',
  door: 'brown',
  wall: 0,
  trunk: 'brown',
  leaves: 'green',
  stem: 'green',
  petal: 0,
}

/** Colors of parts that depend on the noun: by noun, then by part. */
const OWN_COLORS = new Map<string, Partial<Record<PartId, PartColor>>>(
  `
panda: ear black, arm black, leg black, muzzle black, marking black
penguin: body black, head black, wing black, arm black, leg orange, belly white, marking white
cow: marking black, muzzle pink, ear black
dalmatian: ear black
sheep: head light-gray, leg gray
lamb: head light-gray, leg gray
skunk: body black, head black, leg black, tail black, arm black, muzzle white
badger: muzzle white
raccoon: muzzle black
orca: body black, fin black, tail black, belly white
polar-bear: muzzle white, belly white
puffin: body black, wing black, leg orange
magpie: body black, head black, wing white
toucan: body black, wing black
parrot: wing blue, body red, head red, tail green, leg gray
robin: body brown, wing brown, belly red
peacock: tail green
zebra: mane black, muzzle gray
horse: mane brown, tail brown
pony: mane brown, tail brown
lion: mane brown
giraffe: marking orange, horn brown, muzzle cream
koala: muzzle black, belly white
swan: beak orange, wing white
duck: body white, wing white, leg orange
duckling: wing yellow, leg orange
chick: wing yellow, body yellow, head yellow
chicken: wing white, leg orange
unicorn: body white, head white, leg white, ear white, horn yellow, mane pink, tail lavender
winged-unicorn: body white, head white, leg white, ear white, horn yellow, mane pink, tail lavender
ladybug: head black
turtle: shell green, marking brown
princess: hat yellow
prince: hat yellow
king: hat yellow, clothes red
queen: hat yellow, clothes red
pirate: hat black, trousers black
santa-claus: hat red, beard white, hair white, trousers red, shoe black
st-nicholas: beard white, hair white
wizard: beard white, hair white
gnome: beard white, hat red
witch: hat black
firefighter: trousers dark-blue, sleeve red
clown: mouth red, trousers blue, hair orange
snowman: hat black
igloo: roof white, wall white, door light-gray
robot: face light-gray, neck gray, ear gray, arm light-gray, hand gray, legs light-gray
alien: face lime, neck lime, ear lime, arm lime, hand lime, legs lime
elf: hat green
mermaid: tail turquoise
`
    .trim()
    .split('\n')
    .map((line) => {
      const [noun, parts] = line.split(': ') as [string, string]
      return [noun, Object.fromEntries(parts.split(', ').map((one) => one.split(' '))) as never] as const
    }),
)

export const NOUNS_WITH_OWN_PARTS: readonly string[] = [...OWN_COLORS.keys()]

/** Skin, hair, shirt and trousers of the people on a page. */
const PEOPLE: readonly (readonly [CrayonId, CrayonId, CrayonId, CrayonId])[] = [
  ['peach', 'brown', 'red', 'blue'],
  ['light-brown', 'black', 'turquoise', 'purple'],
  ['peach', 'yellow', 'lime', 'dark-blue'],
  ['brown', 'black', 'yellow', 'red'],
  ['peach', 'orange', 'blue', 'gray'],
  ['beige', 'black', 'pink', 'green'],
]
const GRAY_HAIRED = new Set(['grandmother', 'grandfather', 'grandparent', 'old-man', 'old-woman'])

export function partColor(region: ColoredPart): CrayonId {
  const { of, part, palette, share } = region
  const color = OWN_COLORS.get(of)?.[part] ?? colorOfPeople(region) ?? COLORS[part]
  if (color === undefined) return bySize(palette, share)
  return typeof color === 'string' ? color : palette[Math.min(color, palette.length - 1)]!
}

/** Dressed figures have a shirt and trousers; only people have skin. */
function colorOfPeople({ of, part, palette, share, isPerson, person }: ColoredPart): PartColor | undefined {
  const [skin, hair, shirt, trousers] = PEOPLE[person % PEOPLE.length]!
  const isInCostume = isPerson && hasNaturalColors(of)
  switch (part) {
    case 'clothes':
    case 'sleeve':
      return isInCostume ? 0 : shirt
    case 'trousers':
      return isInCostume ? 2 : trousers
    case 'prop':
      return bySize(PROPS, share)
    case 'hat':
      return isInCostume ? 1 : trousers
    case 'face':
    case 'neck':
    case 'arm':
    case 'hand':
    case 'legs':
    case 'ear':
      return isPerson ? skin : undefined
    case 'hair':
    case 'beard':
      return GRAY_HAIRED.has(of) ? 'light-gray' : isPerson ? hair : undefined
    default:
      return isPerson && part === 'shoe' && palette[0] === 'white' ? 'white' : undefined
  }
}

const PROPS: Palette = ['light-brown', 'yellow', 'light-gray']

/** Regions with at least the first share of the thing's largest region have its first color, those with at least the second share its second. */
const COLOR_SHARES = [0.16, 0.03]

export const bySize = (palette: Palette, share: number): CrayonId =>
  palette[Math.min(COLOR_SHARES.filter((limit) => share < limit).length, palette.length - 1)]!
