import { PROMPT_MAX_LENGTH } from '#domain/pages/creation-options.ts'
import { sanitise } from '#domain/text/sanitise.ts'
import { ProviderError } from '../provider-error.ts'

/** Cleans a transcript and cuts it to the length limit of a typed wish. Throws `nothing-heard` if it has no letters. */
export function transcriptToWish(transcript: string): string {
  const wish = [...sanitise(transcript.replace(/\s+/g, ' '))].slice(0, PROMPT_MAX_LENGTH).join('')
  if (!/\p{L}/u.test(wish)) throw new ProviderError('nothing-heard')
  return wish
}
