import { z } from 'zod'
import { DIFFICULTIES, MAX_SEED, PROMPT_MAX_LENGTH, STYLES } from '#domain/pages/creation-options.ts'
import { LANGUAGES } from '#domain/text/languages.ts'

/** The input of the admin's generator. The first four names are a public contract. */
export const AdminGenerationInput = z.object({
  prompt: z.string().max(PROMPT_MAX_LENGTH).default(''),
  category_id: z.union([z.uuid(), z.literal('')]).nullish(),
  difficulty: z.enum(DIFFICULTIES).default('medium'),
  language: z.enum(LANGUAGES).optional(),
  style: z.enum(STYLES).default('simple'),
  seed: z.number().int().min(0).max(MAX_SEED).optional(),
  /** Visitors do not see a draft. */
  status: z.enum(['released', 'draft']).default('released'),
  /** The id of the new page. A repeated id creates the page once. */
  id: z.uuid().optional(),
  /** The id of an existing page that gets the new drawing and keeps its texts. */
  replaces: z.uuid().optional(),
})
export type AdminGenerationInput = z.output<typeof AdminGenerationInput>
