// Which theme a page belongs to, told by its main figure. None is better than a wrong one.

const words = (list: string) => list.trim().split(/\s+/)

/** Figures whose theme is narrower than their topic, or other than it. */
const BY_NOUN: Readonly<Record<string, readonly string[]>> = {
  unicorns: ['unicorn'],
  'princesses-and-knights': words('princess prince king queen knight'),
  christmas: words(`
    christmas-tree santa-claus santa-sleigh st-nicholas christmas-bauble christmas-stocking christmas-elf gingerbread-man
    gingerbread-house candy-cane nativity-scene sinterklaas-steamboat sinterklaas-helper santa-hat advent-wreath advent-calendar
    christmas-star nutcracker snow-globe chocolate-letter spice-cookie panettone holly yule-log christmas-market`),
  easter: words('easter-egg easter-bunny easter-basket easter-chick easter-lamb easter-bell'),
  halloween: words(
    'jack-o-lantern trick-or-treater witch-hat carnival-mask carnival-costume carnival-float harlequin',
  ),
  seasons: words('snowman snowflake icicle'),
  'flowers-and-nature': words('rainbow cloud sun rain lightning thunderstorm sunset wind tornado fog'),
}
const THEME_OF_NOUN = new Map(
  Object.entries(BY_NOUN).flatMap(([theme, nouns]) => nouns.map((noun) => [noun, theme] as const)),
)

const BY_TOPIC: Readonly<Record<string, string>> = {
  animals: 'animals',
  birds: 'birds-and-insects',
  insects: 'birds-and-insects',
  sea: 'sea',
  dinosaurs: 'dinosaurs',
  fantasy: 'fairy-tales',
  people: 'people',
  jobs: 'jobs',
  vehicles: 'vehicles',
  food: 'food',
  plants: 'flowers-and-nature',
  nature: 'flowers-and-nature',
  sky: 'space',
  sports: 'activities',
  music: 'culture',
}

/** The slugs of the themes that fit, the best one first: a site need not have them all. */
export const themesOf = (noun: string | undefined, topic: string | undefined): string[] => {
  const own = THEME_OF_NOUN.get(noun ?? '')
  const wider = BY_TOPIC[topic ?? '']
  // A rainbow is in the sky, but not in space.
  const fitting = topic === 'sky' && own ? [own] : [own, wider]
  return fitting.filter((theme) => theme !== undefined)
}
