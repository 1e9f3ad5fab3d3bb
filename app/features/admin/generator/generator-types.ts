import type { Difficulty, Style } from '#domain/pages/creation-options.ts'
import type { Tables } from '#supabase/database.types.ts'

export interface GeneratorForm {
  prompt: string
  category: string
  difficulty: Difficulty
  style: Style
  variants: number
}

export type Draft = Pick<Tables<'coloring_pages'>, 'id' | 'slug' | 'title' | 'description' | 'thumbnail_url'>
