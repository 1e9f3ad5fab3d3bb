import type { Draft, Link } from './draft.ts'

/** Verbs with which "sobre la luna" means above the moon. */
export const LEAPING_VERBS = ['jump', 'hop', 'fly', 'fly-over']
export function placePreposition(link: Link | undefined): string | undefined {
  const { preposition, verb = '' } = link ?? {}
  // "Hoppeln über die Wiese", "rijdt over de weg": they stay on the ground.
  if (preposition === 'above' && ON_FOOT.has(verb)) return 'in'
  return preposition === 'on' && LEAPING_VERBS.includes(verb) ? 'above' : preposition
}
const ON_FOOT = new Set(
  'hop run walk crawl march hike ride drive ride-bike chase race play-tag flee follow dance'.split(' '),
)

/** A figure "in" these is in the water; a figure "at" them stands beside it. */
const WATERS = new Set('river lake pond pool swimming-pool'.split(' '))
const INSIDE = /^(?:in|im|ins|dans|en|nel|nello|nella|nell)\b/i

export const isInWater = (place: string, typed: string, link: Link | undefined): boolean =>
  WATERS.has(place) && (link?.preposition === 'in' || INSIDE.test(typed))

/** "Chases a cat across the roofs": one house has no room for two who run. */
export const isRunAcross = ({ wish: { figures }, subjects }: Draft, link: Link | undefined): boolean =>
  !!link?.preposition && RUNNING.has(figures[subjects[0] ?? -1]?.verb ?? '')
const RUNNING = new Set(['chase', 'flee', 'follow', 'race', 'play-tag', 'dance'])
