import { z } from 'zod'
import { STYLES } from '#domain/creation.ts'

/** What the browser sends; the names are the product's contract. What is too long is refused by name, not as a bad shape. */
export const GenerationInput = z.object({
  prompt: z.string().default(''),
  style: z.enum(STYLES).default('simple'),
  basePage: z.object({ id: z.uuid() }).nullish(),
  audioBase64: z.string().nullish(),
  audioDuration: z.number().min(0).nullish(),
  /** Only writes down what was said, for correcting it before it is drawn. Costs nothing of the month's allowance. */
  transcribeOnly: z.boolean().default(false),
  /** One tap, one page: a repeated key answers the page of the first. */
  idempotencyKey: z.string().min(8).max(100).optional(),
  seed: z.number().int().min(0).max(2_147_483_646).optional(),
})
export type GenerationInput = z.output<typeof GenerationInput>
