import { type Difficulty, type Style } from '#domain/pages/creation-options.ts'
import { LANGUAGES } from '#domain/text/languages.ts'
import { slugFromTitle } from '#domain/pages/slug.ts'
import { leftOutOf } from '#domain/pages/wish-outcome.ts'
import type { FinishedPage, ArtistJob } from '#providers/images/artist/workers/artist-jobs.ts'
import type { Library, Texts } from '#supabase/seed/library.ts'
import type { ArchivedDrawing } from '#supabase/seed/library-archive.ts'

/** One line of supabase/seed/catalogue/catalogue.jsonl: a page of the starter library. */
export interface CatalogueEntry {
  category: string
  prompt: string
  style: Style
  seed: number
  difficulty?: Difficulty
  /**
   * The address of the page. It stays when a title changes, because sites that have the page would get it twice.
   * An entry without one takes it from its English title.
   */
  slug?: string
  /** A sample page, whose texts are written by hand. */
  sample?: boolean
}

type LibraryPage = Library['pages'][number]

interface DrawnEntry {
  page: LibraryPage
  drawing: ArchivedDrawing
}

const MIN_AGE: Record<Difficulty, number> = { easy: 3, medium: 5, hard: 8 }

/** Draws an entry. Returns the problem if the gate refuses the drawing or the drawing lacks a part of the wish. */
export async function drawCatalogueEntry(
  entry: CatalogueEntry,
  takenSlugs: ReadonlySet<string>,
  draw: (job: Extract<ArtistJob, { kind: 'create' }>) => Promise<FinishedPage>,
): Promise<DrawnEntry | { problem: string }> {
  const { prompt, style, seed, difficulty } = entry
  const drawn = await draw({ kind: 'create', request: { prompt, language: 'en', style, seed, difficulty } })
  if (!drawn.verdict.pass) return { problem: drawn.verdict.reasons.join(', ') }
  const leftOut = leftOutOf(drawn.outcome)
  if (leftOut.length > 0) return { problem: `not drawn: ${leftOut.join(', ')}` }
  const slug = entry.slug ?? freeSlug(slugFromTitle(drawn.texts.en.title), takenSlugs)
  return {
    drawing: { slug, svg: drawn.svg, scene: drawn.scene },
    page: {
      slug,
      category: entry.category,
      difficulty: drawn.difficulty,
      min_age: MIN_AGE[drawn.difficulty],
      ...pageTexts(drawn.texts),
      style,
      seed,
      region_count: drawn.verdict.metrics.regions,
    },
  }
}

/** The texts of a page as the library stores them. */
export function pageTexts(
  texts: FinishedPage['texts'],
): Pick<LibraryPage, 'title' | 'description' | 'seo_description'> {
  const inAllLanguages = (field: 'title' | 'description' | 'seoDescription') =>
    Object.fromEntries(LANGUAGES.map((language) => [language, texts[language][field]])) as Texts
  return {
    title: inAllLanguages('title'),
    description: inAllLanguages('description'),
    seo_description: inAllLanguages('seoDescription'),
  }
}

function freeSlug(preferred: string, takenSlugs: ReadonlySet<string>): string {
  for (let n = 1; ; n++) {
    const slug = n === 1 ? preferred : `${preferred}-${n}`
    if (!takenSlugs.has(slug)) return slug
  }
}
