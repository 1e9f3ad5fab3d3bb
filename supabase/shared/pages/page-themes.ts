// Finds the theme of a page by its main figure. No theme is better than a wrong one.

const words = (list: string) => list.trim().split(/\s+/)

/** Figures whose theme differs from the theme of their topic. */
const NOUNS_BY_THEME: Readonly<Record<string, readonly string[]>> = {
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
  Object.entries(NOUNS_BY_THEME).flatMap(([theme, nouns]) => nouns.map((noun) => [noun, theme] as const)),
)

const THEME_OF_TOPIC: Readonly<Record<string, string>> = {
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

/** The slugs of the matching themes, best first. The list has fallbacks because a site may lack a theme. */
export const themesOf = (noun: string | undefined, topic: string | undefined): string[] => {
  const nounTheme = THEME_OF_NOUN.get(noun ?? '')
  const topicTheme = THEME_OF_TOPIC[topic ?? '']
  // The topic `sky` means space, which is wrong for a rainbow.
  const themes = topic === 'sky' && nounTheme ? [nounTheme] : [nounTheme, topicTheme]
  return themes.filter((theme) => theme !== undefined)
}
