import { z } from 'zod'
import { PROMPT_MAX_LENGTH, STYLES } from '#domain/creation.ts'

/** About 30 seconds of speech, as base64. */
const MAX_AUDIO = 2_000_000

/** What the browser sends; the names are the product's contract. */
export const GenerationInput = z.object({
  prompt: z.string().max(PROMPT_MAX_LENGTH).default(''),
  style: z.enum(STYLES).default('simple'),
  basePage: z.object({ id: z.uuid() }).nullish(),
  audioBase64: z.string().max(MAX_AUDIO).nullish(),
  audioDuration: z.number().min(0).max(60).nullish(),
  /** One tap, one page: a repeated key answers the page of the first. */
  idempotencyKey: z.string().min(8).max(100).optional(),
  seed: z.number().int().min(0).max(2_147_483_646).optional(),
})
export type GenerationInput = z.output<typeof GenerationInput>
