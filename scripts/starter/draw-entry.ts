import { type Difficulty, type Style } from '#domain/creation.ts'
import { LANGUAGES } from '#domain/languages.ts'
import { slugOf } from '#domain/slug.ts'
import type { Finished, Job } from '#providers/images/artist/jobs.ts'
import type { Library, Texts } from '#supabase/seed/library.ts'
import type { PackedDrawing } from '#supabase/seed/pack.ts'

/** One line of the catalogue. */
export interface Entry {
  category: string
  prompt: string
  style: Style
  seed: number
  difficulty?: Difficulty
  /** Set for the sample pages, whose texts are written by hand. */
  slug?: string
}

export interface DrawnEntry {
  page: Library['pages'][number]
  drawing: PackedDrawing
}

const MIN_AGE: Record<Difficulty, number> = { easy: 3, medium: 5, hard: 8 }

/** Draws an entry; what the gate refuses, or what could not be drawn as wished, is told and left out. */
export async function drawEntry(
  entry: Entry,
  taken: ReadonlySet<string>,
  draw: (job: Extract<Job, { kind: 'create' }>) => Promise<Finished>,
): Promise<DrawnEntry | { problem: string }> {
  const { prompt, style, seed, difficulty } = entry
  const drawn = await draw({ kind: 'create', request: { prompt, language: 'en', style, seed, difficulty } })
  if (!drawn.verdict.pass) return { problem: drawn.verdict.reasons.join(', ') }
  if (drawn.undrawn.length > 0) return { problem: `not drawn: ${drawn.undrawn.join(', ')}` }
  if (drawn.unknown.length > 0) return { problem: `not understood: ${drawn.unknown.join(', ')}` }
  const slug = entry.slug ?? freeSlug(slugOf(drawn.texts.en.title), taken)
  const inAll = (field: 'title' | 'description' | 'seoDescription') =>
    Object.fromEntries(LANGUAGES.map((language) => [language, drawn.texts[language][field]])) as Texts
  return {
    drawing: { slug, svg: drawn.svg, scene: drawn.scene },
    page: {
      slug,
      category: entry.category,
      difficulty: drawn.difficulty,
      min_age: MIN_AGE[drawn.difficulty],
      title: inAll('title'),
      description: inAll('description'),
      seo_description: inAll('seoDescription'),
      style,
      seed,
      region_count: drawn.verdict.metrics.regions,
    },
  }
}

function freeSlug(wanted: string, taken: ReadonlySet<string>): string {
  for (let n = 1; ; n++) {
    const slug = n === 1 ? wanted : `${wanted}-${n}`
    if (!taken.has(slug)) return slug
  }
}
