import type { View } from '../../../drawing.ts'
import type { Shoe } from '../body/shoes.ts'
import type { HatName } from '../head/hats.ts'

/**
 * The cut of an outfit. Sleeve, leg and skirt are fractions of the limb they cover; other parts are left out
 * unless set.
 */
export interface Outfit {
  /** An animal that wears only single pieces such as a scarf. */
  bare?: boolean
  sleeve: number
  shoes: Shoe
  leg?: number
  skirt?: number
  flare?: number
  grow?: number
  puff?: number
  sleeveFlare?: number
  hat?: HatName | undefined
  motif?: boolean
  emblem?: boolean
  stripes?: boolean
  pattern?: boolean
  number?: boolean
  buttons?: 1 | 2 | undefined
  belt?: 'plain' | 'buckle' | 'sash'
  bib?: boolean
  apron?: boolean
  vest?: boolean
  safetyVest?: boolean
  coat?: boolean
  bands?: boolean
  gown?: boolean
  pleats?: boolean
  tutu?: boolean
  wrap?: boolean
  cape?: boolean
  hood?: boolean
  fur?: boolean
  collar?: 'plain' | 'ruff' | 'sailor' | 'high' | 'bow' | 'tie' | 'kerchief' | undefined
  badge?: boolean
  scarf?: boolean
  stethoscope?: boolean
  wings?: boolean
  tail?: boolean
  shells?: boolean
  space?: boolean
  armour?: boolean
  gloves?: boolean
  mittens?: boolean
  trunks?: boolean
  socks?: boolean
  longSocks?: boolean
  stars?: boolean
  pompoms?: boolean
  ragged?: boolean
  /** In its sheath at the hip. */
  sword?: boolean
  /** A bag with letters. */
  satchel?: boolean
  /** A paw on the chest. */
  paw?: boolean
}

const long = { sleeve: 0.94, leg: 0.96 } as const

// One outfit per line.
// prettier-ignore
export const OUTFITS = {
  tshirt: { sleeve: 0.42, leg: 0.5, shoes: 'sneaker', motif: true },
  sweater: { ...long, shoes: 'sneaker', stripes: true },
  hoodie: { ...long, grow: 1, shoes: 'sneaker', hood: true, motif: true },
  dress: { sleeve: 0.32, puff: 2, skirt: 0.62, flare: 17, shoes: 'slipper', socks: true, pattern: true, pleats: true, belt: 'sash' },
  dungarees: { sleeve: 0.42, leg: 0.94, bib: true, shoes: 'sneaker' },
  skirt: { sleeve: 0.42, skirt: 0.5, flare: 13, shoes: 'sneaker', socks: true, motif: true, pleats: true },
  coat: { sleeve: 0.95, grow: 3, leg: 0.96, skirt: 0.42, flare: 7, coat: true, shoes: 'boot', scarf: true },
  winter: { sleeve: 0.95, grow: 4, leg: 0.96, skirt: 0.2, flare: 4, coat: true, shoes: 'boot', scarf: true, mittens: true, hat: 'beanie' },
  rainwear: { sleeve: 0.95, grow: 3, leg: 0.96, skirt: 0.42, flare: 9, buttons: 1, collar: 'high', shoes: 'boot', hat: 'rain' },
  bathing: { sleeve: 0.3, leg: 0.42, shoes: 'bare', stripes: true },
  beach: { sleeve: 0.3, leg: 0.42, shoes: 'bare', stripes: true, hat: 'sun' },
  bare: { sleeve: 0, shoes: 'bare' },
  pyjamas: { ...long, shoes: 'bare', buttons: 1, pattern: true },
  romper: { sleeve: 0.9, leg: 0.94, grow: 2, shoes: 'bare', buttons: 1 },
  shirt: { sleeve: 0.94, leg: 0.97, shoes: 'slipper', buttons: 1, collar: 'plain', belt: 'plain' },
  blouse: { sleeve: 0.7, skirt: 0.68, flare: 10, shoes: 'slipper', buttons: 1, collar: 'bow', belt: 'sash' },
  cardigan: { sleeve: 0.94, leg: 0.97, grow: 1, vest: true, shoes: 'slipper', buttons: 1 },
  suit: { sleeve: 0.95, leg: 0.97, grow: 1.5, coat: true, skirt: 0.16, flare: 1, collar: 'tie', shoes: 'slipper' },
  princess: { sleeve: 0.28, puff: 4.5, skirt: 1.04, flare: 34, shoes: 'slipper', gown: true, pattern: true, hat: 'tiara', belt: 'sash' },
  queen: { sleeve: 0.9, sleeveFlare: 7, skirt: 1.04, flare: 30, shoes: 'slipper', gown: true, cape: true, fur: true, hat: 'crown', belt: 'sash' },
  king: { sleeve: 0.93, leg: 0.96, grow: 2, skirt: 0.3, flare: 6, shoes: 'boot', cape: true, fur: true, belt: 'buckle', hat: 'crown' },
  prince: { sleeve: 0.93, leg: 0.9, puff: 4, shoes: 'boot', buttons: 2, belt: 'buckle', cape: true, collar: 'high', hat: 'crown' },
  knight: { sleeve: 0.94, grow: 2, leg: 0.9, shoes: 'boot', armour: true, gloves: true, sword: true, hat: 'knight' },
  pirate: { sleeve: 0.92, grow: 1, leg: 0.78, ragged: true, shoes: 'boot', vest: true, belt: 'buckle', stripes: true, sword: true, hat: 'pirate' },
  astronaut: { sleeve: 0.93, grow: 5, leg: 0.9, shoes: 'boot', space: true, gloves: true, hat: 'space' },
  football: { sleeve: 0.44, leg: 0.46, grow: 1, shoes: 'sneaker', longSocks: true, number: true },
  sports: { sleeve: 0.3, leg: 0.42, shoes: 'sneaker', socks: true, number: true },
  racer: { ...long, grow: 1.5, shoes: 'boot', number: true, gloves: true, belt: 'plain', hat: 'racer' },
  chef: { sleeve: 0.93, leg: 0.96, grow: 1, shoes: 'slipper', apron: true, buttons: 2, hat: 'chef' },
  baker: { sleeve: 0.5, leg: 0.96, grow: 1, shoes: 'slipper', apron: true, collar: 'kerchief', hat: 'chef' },
  apron: { sleeve: 0.94, leg: 0.96, shoes: 'slipper', apron: true, collar: 'plain' },
  doctor: { sleeve: 0.95, leg: 0.96, skirt: 0.42, flare: 6, grow: 1.5, coat: true, shoes: 'slipper', stethoscope: true },
  vet: { sleeve: 0.95, leg: 0.96, skirt: 0.42, flare: 6, grow: 1.5, coat: true, shoes: 'slipper', stethoscope: true, paw: true },
  postal: { ...long, grow: 1, shoes: 'slipper', buttons: 1, collar: 'plain', belt: 'plain', satchel: true, hat: 'cap' },
  labcoat: { sleeve: 0.95, leg: 0.96, skirt: 0.42, flare: 6, grow: 1.5, coat: true, shoes: 'slipper' },
  nurse: { sleeve: 0.44, leg: 0.96, shoes: 'slipper', buttons: 1, collar: 'plain', badge: true, stethoscope: true, hat: 'nurse' },
  firefighter: { sleeve: 0.94, leg: 0.9, grow: 3.5, skirt: 0.2, flare: 4, coat: true, bands: true, shoes: 'boot', gloves: true, hat: 'firefighter' },
  police: { sleeve: 0.94, leg: 0.96, grow: 1, shoes: 'slipper', buttons: 1, collar: 'tie', badge: true, belt: 'buckle', hat: 'police' },
  pilot: { sleeve: 0.95, leg: 0.97, grow: 1.5, skirt: 0.14, flare: 1, coat: true, collar: 'tie', badge: true, shoes: 'slipper', hat: 'police' },
  sailor: { ...long, shoes: 'slipper', stripes: true, collar: 'sailor', hat: 'sailor' },
  captain: { sleeve: 0.95, leg: 0.97, grow: 1.5, skirt: 0.24, flare: 3, coat: true, badge: true, shoes: 'slipper', hat: 'police' },
  builder: { ...long, shoes: 'boot', safetyVest: true, belt: 'buckle', hat: 'helmet' },
  worker: { sleeve: 0.5, leg: 0.94, bib: true, shoes: 'boot', hat: 'cap' },
  farmer: { sleeve: 0.7, leg: 0.94, bib: true, shoes: 'boot', pattern: true, hat: 'straw' },
  explorer: { sleeve: 0.46, leg: 0.5, grow: 1, shoes: 'boot', longSocks: true, buttons: 1, collar: 'kerchief', belt: 'buckle', hat: 'safari' },
  scout: { sleeve: 0.44, leg: 0.46, shoes: 'boot', longSocks: true, buttons: 1, collar: 'kerchief', belt: 'buckle', hat: 'ranger' },
  cowboy: { ...long, shoes: 'boot', vest: true, collar: 'kerchief', belt: 'buckle', hat: 'cowboy' },
  detective: { sleeve: 0.95, leg: 0.96, skirt: 0.6, flare: 8, grow: 2, coat: true, shoes: 'slipper', hat: 'detective' },
  magician: { sleeve: 0.95, leg: 0.97, grow: 1, skirt: 0.2, flare: 2, coat: true, collar: 'bow', cape: true, shoes: 'slipper', hat: 'tophat' },
  groom: { sleeve: 0.95, leg: 0.97, grow: 1, skirt: 0.16, flare: 1, coat: true, collar: 'bow', shoes: 'slipper' },
  bride: { sleeve: 0.3, puff: 3, skirt: 1.04, flare: 36, shoes: 'slipper', gown: true, belt: 'sash', pattern: true, hat: 'veil' },
  diver: { ...long, grow: 1, shoes: 'fin', bands: true, belt: 'buckle', hat: 'diver' },
  fairy: { sleeve: 0, skirt: 0.5, flare: 22, pleats: true, shoes: 'slipper', wings: true, hat: 'tiara', belt: 'sash' },
  angel: { sleeve: 0.94, sleeveFlare: 8, skirt: 0.98, flare: 16, shoes: 'bare', wings: true, belt: 'sash', hat: 'halo' },
  mermaid: { sleeve: 0, shoes: 'bare', tail: true, shells: true },
  superhero: { sleeve: 0.93, leg: 0.94, shoes: 'boot', cape: true, emblem: true, belt: 'plain', gloves: true, trunks: true, hat: 'mask' },
  witch: { sleeve: 0.94, sleeveFlare: 6, skirt: 0.86, flare: 18, shoes: 'pointed', belt: 'buckle', cape: true, hat: 'witch', stars: true },
  wizard: { sleeve: 0.94, sleeveFlare: 10, skirt: 1.0, flare: 12, grow: 1, shoes: 'pointed', belt: 'buckle', hat: 'wizard', pattern: true },
  robe: { sleeve: 0.94, sleeveFlare: 8, skirt: 0.96, flare: 10, grow: 1, shoes: 'slipper', belt: 'plain' },
  vampire: { sleeve: 0.94, leg: 0.96, shoes: 'slipper', vest: true, cape: true, collar: 'bow' },
  kimono: { sleeve: 0.9, sleeveFlare: 9, skirt: 0.93, flare: 5, shoes: 'slipper', wrap: true, pattern: true },
  samurai: { sleeve: 0.94, grow: 3, leg: 0.94, skirt: 0.46, flare: 12, shoes: 'slipper', armour: true, pleats: true, belt: 'sash', sword: true, hat: 'samurai' },
  judo: { sleeve: 0.8, sleeveFlare: 4, leg: 0.9, grow: 1.5, skirt: 0.24, flare: 5, shoes: 'bare', wrap: true },
  ninja: { sleeve: 0.94, leg: 0.94, grow: 1, shoes: 'slipper', wrap: true, skirt: 0.16, flare: 3, bands: true, hat: 'ninja' },
  swimsuit: { sleeve: 0, leg: 0.34, shoes: 'bare', stripes: true },
  ballerina: { sleeve: 0.2, skirt: 0.26, flare: 36, tutu: true, shoes: 'slipper', belt: 'sash', hat: 'bow' },
  gymnast: { sleeve: 0.9, leg: 0.2, shoes: 'bare', stripes: true },
  clown: { sleeve: 0.92, leg: 0.92, grow: 5, puff: 3, shoes: 'pointed', collar: 'ruff', pompoms: true, pattern: true, hat: 'party' },
  santa: { sleeve: 0.94, leg: 0.9, grow: 5, skirt: 0.22, flare: 6, fur: true, belt: 'buckle', shoes: 'boot', gloves: true, hat: 'santa' },
  bishop: { sleeve: 0.94, sleeveFlare: 8, skirt: 1.0, flare: 10, shoes: 'slipper', cape: true, emblem: true, hat: 'mitre' },
  elf: { sleeve: 0.9, leg: 0.92, skirt: 0.28, flare: 9, shoes: 'pointed', collar: 'ruff', belt: 'buckle', stripes: true, hat: 'elf' },
  dwarf: { sleeve: 0.9, leg: 0.9, grow: 3, skirt: 0.24, flare: 4, belt: 'buckle', shoes: 'boot', hat: 'elf' },
  hooded: { sleeve: 0.9, skirt: 0.62, flare: 17, shoes: 'boot', apron: true, cape: true, hat: 'hood' },
  viking: { sleeve: 0.3, leg: 0.8, skirt: 0.36, flare: 6, fur: true, belt: 'buckle', shoes: 'boot', hat: 'viking' },
  caveman: { sleeve: 0, leg: 0.2, skirt: 0.44, flare: 8, shoes: 'bare', ragged: true, pattern: true },
  pharaoh: { sleeve: 0, skirt: 0.48, flare: 4, shoes: 'slipper', pleats: true, collar: 'ruff', belt: 'sash', hat: 'pharaoh' },
  roman: { sleeve: 0.34, skirt: 0.48, flare: 8, shoes: 'slipper', armour: true, pleats: true, cape: true, hat: 'roman' },
  robot: { sleeve: 0.93, grow: 4, leg: 0.9, shoes: 'boot', space: true, armour: true, gloves: true },
  jumpsuit: { ...long, grow: 1, shoes: 'boot', emblem: true, belt: 'plain', collar: 'high' },
  guard: { ...long, grow: 1, shoes: 'boot', buttons: 2, belt: 'plain', collar: 'high', hat: 'bearskin' },
} as const satisfies Record<string, Outfit>

export type OutfitName = keyof typeof OUTFITS

/** The cut as it is seen from the side or from behind: without what is in the middle of the front. */
export const turnedCut = (cut: Outfit, view: View): Outfit => ({
  ...cut,
  motif: false,
  emblem: false,
  buttons: undefined,
  badge: false,
  shells: false,
  hood: false,
  stars: false,
  collar: cut.collar === 'ruff' || cut.collar === 'high' ? cut.collar : undefined,
  ...(view === 'back' ? NOT_ON_THE_BACK : { number: false, flare: (cut.flare ?? 0) + FLARE_FROM_SIDE }),
})

/** The body is narrow from the side, but a skirt must be as wide as a step. */
const FLARE_FROM_SIDE = 10

const NOT_ON_THE_BACK: Partial<Outfit> = {
  bib: false,
  apron: false,
  vest: false,
  wrap: false,
  stethoscope: false,
  pompoms: false,
  sword: false,
  scarf: false,
}
