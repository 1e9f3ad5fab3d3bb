import { smooth } from '../../canvas/outlines.ts'
import type { Thing } from '../../canvas/thing.ts'
import { COUNTRY_HOUSES } from './country-houses.ts'
import { LITTLE_HOMES } from './little-homes.ts'
import { TOWN_HOUSES } from './town-houses.ts'

const CAPS = {
  /** Lies along the ridge of a broad roof. */
  ridge: '-40,-78! -36,-92 -20,-95 0,-97 20,-95 36,-92 40,-78! 30,-70 20,-77 8,-69 -4,-77 -18,-69 -30,-77',
  barn: '0,-112 20,-102 42,-88! 36,-78 26,-86 14,-78 4,-90 -8,-80 -18,-88 -30,-78 -42,-88! -20,-102',
  gable: '0,-112 10,-100 30,-72! 22,-64 14,-74 4,-66 -6,-76 -16,-66 -30,-72! -10,-100',
  dome: '-44,-80 -20,-104 0,-110 20,-104 44,-80! 34,-72 22,-82 10,-74 -4,-84 -18,-74 -32,-80',
  /** Sits on a steep gable. */
  steep: '0,-116 12,-104 28,-66! 22,-58 14,-70 6,-62 -2,-72 -10,-62 -18,-70 -28,-66! -12,-104',
}

const ROOFS = new Map<Thing, keyof typeof CAPS>([
  [COUNTRY_HOUSES.cottage, 'ridge'],
  [COUNTRY_HOUSES.barn, 'barn'],
  [COUNTRY_HOUSES.gable, 'gable'],
  [LITTLE_HOMES.cabin, 'steep'],
  [LITTLE_HOMES.mushroom, 'dome'],
  [TOWN_HOUSES.timber, 'gable'],
])

/** Adds snow to the roof of a house; other things stay unchanged. */
export function inSnow(thing: Thing): Thing {
  const cap = ROOFS.get(thing)
  if (!cap) return thing
  return (pen, rng, detail) => {
    thing(pen, rng, detail)
    pen.add(smooth(CAPS[cap]))
  }
}
