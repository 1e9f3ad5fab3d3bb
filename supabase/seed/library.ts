import type { Difficulty, Style } from '#domain/pages/creation-options.ts'
import type { Language } from '#domain/text/languages.ts'

/** A text in every language of the product. */
export type Texts = Record<Language, string>

/** Categories and pages as data. `private.insert_library` in the database reads exactly these fields. */
export interface Library {
  categories: { slug: string; icon: string; name: Texts; description: Texts }[]
  pages: {
    slug: string
    /** The slug of the category. */
    category: string
    difficulty: Difficulty
    min_age: number
    download_count?: number
    title: Texts
    description: Texts
    seo_description?: Texts
    style?: Style
    seed?: number
    region_count?: number
    thumbnail_url?: string
    file_url?: string
  }[]
}
