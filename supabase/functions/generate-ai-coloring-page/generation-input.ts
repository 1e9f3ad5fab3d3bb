import { z } from 'zod'
import { MAX_SEED, STYLES } from '#domain/pages/creation-options.ts'

/**
 * The field names are a public contract. Lengths are checked by the handler, which has error codes for them.
 */
export const GenerationInput = z.object({
  prompt: z.string().default(''),
  style: z.enum(STYLES).default('simple'),
  /** A drawing of the drawing table to keep: the page is drawn from this scene, and the prompt is only stored with it. */
  scene: z.record(z.string(), z.unknown()).nullish(),
  basePage: z.object({ id: z.uuid() }).nullish(),
  audioBase64: z.string().nullish(),
  audioDuration: z.number().min(0).nullish(),
  /**
   * Returns the transcript without drawing, so that the user can correct it. Does not count towards the
   * monthly limit.
   */
  transcribeOnly: z.boolean().default(false),
  /** A repeated key returns the page of the first request, so a double tap creates one page. */
  idempotencyKey: z.string().min(8).max(100).optional(),
  seed: z.number().int().min(0).max(MAX_SEED).optional(),
})
export type GenerationInput = z.output<typeof GenerationInput>
