/** Nouns that look like the same kind of thing. If the wish names one of them, the place adds none of the others. */
const KINDS = `
  tree oak palm-tree apple-tree fir-tree birch willow christmas-tree
  cake birthday-cake wedding-cake
  moon crescent-moon
  boat sailboat sailing-boat ship pirate-ship motorboat rowing-boat fishing-boat
  balloon hot-air-balloon
  castle palace
  house log-cabin haunted-house fairy-house gingerbread-house
  bird seagull swallow eagle
  car police-car taxi
  sofa armchair
  treasure-chest chest
  bed cot
  bench chair throne`
  .trim()
  .split('\n')
  .map((line) => line.trim().split(' '))

const KIND_OF_NOUN = new Map(KINDS.flatMap((nouns) => nouns.map((noun) => [noun, nouns[0]!] as const)))

/** Things that grow or lie around in numbers, so the place adds them whatever the wish names. */
const EVERYWHERE = new Set(
  'thing ground grass flower tulip daisy leaf mushroom fern stone bush seaweed coral crystal cloud star snowflake rain pine-cone'.split(
    ' ',
  ),
)

const kindOf = (noun: string): string => KIND_OF_NOUN.get(noun) ?? noun

/** A test whether a thing of the place repeats what the figures already show. */
export function createRepeatsTest(shown: readonly string[]): (noun: string) => boolean {
  const kinds = new Set(shown.map(kindOf))
  return (noun) => !EVERYWHERE.has(noun) && kinds.has(kindOf(noun))
}
