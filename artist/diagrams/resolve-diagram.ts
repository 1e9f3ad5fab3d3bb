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

/** Nouns whose plural without a number means all kinds of them. */
const OF_PLURAL: Readonly<Record<string, string>> = { 'traffic-sign': 'traffic-signs' }

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
export function resolveDiagram(wish: Wish): Wish {
  const noun = findDiagram(wish)
  const diagram = noun && DIAGRAMS[noun]
  if (!diagram || wish.mandala) return wish
  const known = new Set([
    noun,
    ...Object.keys(BY_SUBJECT),
    ...Object.keys(OF_PLURAL),
    ...diagram.labels,
    ...(diagram.shows ?? []),
  ])
  const words = wish.words?.map((word): WishWord => {
    const { typed, kind, id } = word
    return kind === 'verb' || (kind !== 'number' && known.has(id))
      ? { typed, kind: 'noun', id: noun, figure: 0 }
      : { ...word, figure: undefined }
  })
  return {
    language: wish.language,
    figures: [{ noun, count: 1, looks: [], wears: [], holds: [] }],
    ...(wish.labels && { labels: wish.labels }),
    ...(wish.difficulty && { difficulty: wish.difficulty }),
    ...(wish.style && { style: wish.style }),
    ...(wish.banner !== undefined && { banner: wish.banner }),
    unknown: wish.unknown,
    ...(words && { words }),
  }
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
