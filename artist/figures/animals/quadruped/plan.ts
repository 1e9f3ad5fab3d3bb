import type { FrontHead } from '../head/front-head.ts'
import type { ProfileHead } from '../head/profile-head.ts'

export type Tail = 'flow' | 'tuft' | 'curl' | 'thin' | 'wag' | 'bushy' | 'short' | 'pom' | 'dino' | 'flat' | 'ringed' | 'banded' | 'none' | 'mouse' | 'plume' // prettier-ignore

/**
 * A four-legged body in figure units (a horse is about 290 units tall, ears included). `radii` are hip, belly and
 * chest; `legRadii` top, knee and ankle; `neck` is length, angle above the horizon, base and top radius.
 */
export interface QuadrupedPlan {
  length: number
  radii: readonly [number, number, number]
  leg: number
  legRadii: readonly [number, number, number]
  neck: readonly [number, number, number, number]
  head: FrontHead | ProfileHead
  tail: Tail
  feet: 'hoof' | 'paw' | 'nail' | 'claw'
  tailLength?: number
  mane?: 'long' | 'brush' | 'crest'
  wings?: 'feather' | 'bat'
  stripes?: 'all' | 'back'
  patches?: number
  neckSpots?: boolean
  spots?: boolean
  rosettes?: boolean
  socks?: boolean
  bib?: boolean
  belly?: boolean
  wool?: 'sheep' | 'long' | 'shaggy'
  udder?: boolean
  collar?: boolean
  ridge?: 'plates' | 'spikes' | 'sail' | 'quills'
  thagomizer?: boolean
  club?: boolean
  arrow?: boolean
  armour?: boolean
  shell?: boolean
  humps?: 1 | 2
  saddlePatch?: boolean
  stars?: boolean
  swan?: boolean
  biped?: boolean
  arm?: number
  spurs?: boolean
  belt?: boolean
  dino?: boolean
}
