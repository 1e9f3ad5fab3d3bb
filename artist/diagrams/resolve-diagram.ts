import type { Wish, WishWord } from '../wish.ts'
import { DIAGRAMS } from './diagrams.ts'

/** Words that become a diagram together with a subject: the life cycle of a frog, the parts of a flower. */
const BY_SUBJECT: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'life-cycle': bySubject({
    'butterfly-life-cycle': 'butterfly caterpillar cocoon insect',
    'frog-life-cycle': 'frog tadpole',
    'chicken-life-cycle': 'chicken hen rooster chick egg',
    'plant-growth': 'plant seed bean sunflower flower',
  }),
  'parts-of': bySubject({
    'parts-of-a-flower': 'flower tulip rose lily',
    'parts-of-a-plant': 'plant sunflower leaf',
    'parts-of-a-tree': 'tree oak',
    'human-body': 'body child person boy girl',
    'safe-bicycle': 'bicycle',
  }),
}

/** The diagram for a word in a wish that asks how something happens. The keys are ids of nouns, places, weather and known words. */
const EXPLAINED: Readonly<Record<string, string>> = {
  ...BY_SUBJECT['life-cycle'],
  ...bySubject({
    'water-cycle': 'rain cloud clouds water raindrop river',
    'day-and-night': 'night day earth morning',
    'moon-phases': 'moon crescent-moon moonlight',
    'states-of-water': 'ice icicle',
    'waste-sorting': 'trash recycling bin trash-can',
    'clock-face': 'clock watch',
    'solar-system': 'planet',
    'inner-organs': 'body heart-organ',
    'emotions-chart': 'feeling',
    'plant-growth': 'plant seed bean sunflower flower tulip',
    'traffic-signs': 'traffic-sign traffic-rules',
  }),
}
/** Verbs that belong to an explanation and show no scene; French "pousse" means both pushes and grows. */
const EXPLAINING_VERBS = new Set('bloom hatch land float travel work learn show rise have push'.split(' '))
/** The number of things in a diagram that a wish may count: "all 8 planets". */
const COUNTS: Readonly<Record<string, string>> = {
  'solar-system': '8',
  'five-senses': '5',
  'seasons-tree': '4',
  'calendar-wheel': '12',
}

/** Nouns whose plural without a number means all kinds of them. */
const OF_PLURAL: Readonly<Record<string, string>> = {
  'traffic-sign': 'traffic-signs',
  number: 'number-chart',
}

function bySubject(diagrams: Readonly<Record<string, string>>): Record<string, string> {
  const entries = Object.entries(diagrams).flatMap(([diagram, subjects]) =>
    subjects.split(' ').map((subject): [string, string] => [subject, diagram]),
  )
  return Object.fromEntries(entries)
}

/**
 * A wish that names a school diagram shows nothing else: the diagram becomes its only figure. Words for what the diagram explains
 * (evaporates, turns into) are part of it.
 */
export function resolveDiagram({ explains, ...wish }: Wish): Wish {
  const noun = findDiagram(wish) ?? (explains && findExplained(wish)) ?? findSeasons(wish)
  const diagram = noun && DIAGRAMS[noun]
  if (!diagram || wish.mandala) return wish
  const known = new Set([
    noun,
    ...Object.keys(BY_SUBJECT),
    ...Object.keys(OF_PLURAL),
    ...diagram.labels,
    ...(diagram.shows ?? []),
    ...Object.keys(EXPLAINED).filter((id) => EXPLAINED[id] === noun),
  ])
  const counted = noun === 'number-chart' ? findCounted(wish) : undefined
  if (counted) known.add(counted)
  const words = wish.words?.map((word): WishWord => {
    const { typed, kind, id } = word
    const isCount =
      kind === 'number' && (COUNTS[noun] === id || (noun === 'number-chart' && Number(id) <= 10))
    const isAction = kind === 'verb' || (kind === 'known' && id.startsWith('do-'))
    return isCount || isAction || (kind !== 'number' && known.has(id))
      ? { typed, kind: 'noun', id: noun, figure: 0 }
      : { ...word, figure: undefined }
  })
  // The diagram is the main figure, even if the wish names it last.
  words?.sort((a, b) => Number(b.figure === 0) - Number(a.figure === 0))
  return {
    language: wish.language,
    figures: [{ noun, count: 1, looks: [], wears: [], holds: counted ? [counted] : [] }],
    ...(wish.labels && { labels: wish.labels }),
    ...(wish.difficulty && { difficulty: wish.difficulty }),
    ...(wish.style && { style: wish.style }),
    ...(wish.banner !== undefined && { banner: wish.banner }),
    unknown: wish.unknown,
    ...(words && { words }),
  }
}

/** What a chart of numbers counts: "so many ladybugs". */
const findCounted = ({ figures }: Wish): string | undefined =>
  figures.find(({ noun }) => noun !== 'number-chart' && !noun.startsWith('number'))?.noun

/** The diagram of a wish like "how rain gets back into the clouds", unless a figure acts in it. */
function findExplained({ figures, words = [] }: Wish): string | undefined {
  const ids = words.filter(({ kind }) => kind !== 'verb' && kind !== 'adjective').map(({ id }) => id)
  const diagrams = ids.flatMap((id) => EXPLAINED[id] ?? [])
  const [noun] = diagrams
  const isOther = (id: string) => EXPLAINED[id] !== noun && !isShownIn(id, noun!)
  const hasAction = words.some(({ kind, id }) => kind === 'verb' && !EXPLAINING_VERBS.has(id))
  return noun && !hasAction && !figures.some((figure) => isOther(figure.noun)) ? noun : undefined
}

const isShownIn = (id: string, noun: string): boolean =>
  [...(DIAGRAMS[noun]?.labels ?? []), ...(DIAGRAMS[noun]?.shows ?? [])].includes(id)

const SEASONS = ['spring', 'summer', 'autumn', 'winter']
/** A wish that names this many seasons wants to compare them. */
const MIN_SEASONS = 3

function findSeasons({ words = [] }: Wish): string | undefined {
  const named = SEASONS.filter((season) => words.some(({ id }) => id === season))
  return named.length >= MIN_SEASONS ? 'seasons-tree' : undefined
}

function findDiagram({ figures, words = [] }: Wish): string | undefined {
  const ids = [...figures.map(({ noun }) => noun), ...words.flatMap(({ id, part }) => [id, part?.id ?? ''])]
  const named = ids.find((id) => id in DIAGRAMS)
  if (named) return named
  const plural = figures.find(({ noun, vague }) => vague && noun in OF_PLURAL)
  if (plural) return OF_PLURAL[plural.noun]
  const table = ids.map((id) => BY_SUBJECT[id]).find((each) => each !== undefined)
  return table && ids.map((id) => table[id]).find((each) => each !== undefined)
}
