import lists from 'virtual:refused-words'
import { createRefusedWordCheck, type IsRefused } from '#domain/safety/refused-words.ts'
import type { Language } from '#domain/text/languages.ts'
import type { DrawingRequest } from './worker/messages.ts'

const checks = new Map<Language, Promise<IsRefused>>()

function checkOf(language: Language): Promise<IsRefused> {
  const existing = checks.get(language)
  if (existing) return existing
  const created = lists[language]().then((list) => createRefusedWordCheck(list.default))
  checks.set(language, created)
  return created
}

/** Whether a wish or the title above its picture is not for children. The server has the full check, for what is published. */
export async function isRefused(request: DrawingRequest): Promise<boolean> {
  const language = 'wish' in request ? request.wish.language : request.language
  const texts = 'wish' in request ? [request.wish.prompt, request.wish.banner] : [request.scene.banner]
  // If the list cannot be loaded, the table still draws, because the artist knows harmless words only.
  const check = await checkOf(language).catch(() => undefined)
  return texts.some((text) => typeof text === 'string' && check?.(text))
}
