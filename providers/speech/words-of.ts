import { PROMPT_MAX_LENGTH } from '#domain/creation.ts'
import { sanitise } from '#domain/sanitise.ts'
import { ProviderError } from '../provider-error.ts'

/** A transcript as a wish: tidy, no longer than a typed one. */
export function wordsOf(transcript: string): string {
  const words = [...sanitise(transcript.replace(/\s+/g, ' '))].slice(0, PROMPT_MAX_LENGTH).join('')
  if (!/\p{L}/u.test(words)) throw new ProviderError('nothing-heard')
  return words
}
