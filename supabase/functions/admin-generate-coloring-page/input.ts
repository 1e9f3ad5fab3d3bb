import { z } from 'zod'
import { DIFFICULTIES, PROMPT_MAX_LENGTH, STYLES } from '#domain/creation.ts'
import { LANGUAGES } from '#domain/languages.ts'

/** What the generator sends; the first four names are the product's contract. */
export const AdminGenerationInput = z.object({
  prompt: z.string().max(PROMPT_MAX_LENGTH).default(''),
  category_id: z.union([z.uuid(), z.literal('')]).nullish(),
  difficulty: z.enum(DIFFICULTIES).default('medium'),
  language: z.enum(LANGUAGES).optional(),
  style: z.enum(STYLES).default('simple'),
  seed: z.number().int().min(0).max(2_147_483_646).optional(),
  /** A draft is looked at before visitors see it. */
  status: z.enum(['released', 'draft']).default('released'),
  /** The id of the new page: asked twice for the same, it is made once. */
  id: z.uuid().optional(),
  /** A page that keeps its texts and gets this drawing instead of its own. */
  replaces: z.uuid().optional(),
})
export type AdminGenerationInput = z.output<typeof AdminGenerationInput>
