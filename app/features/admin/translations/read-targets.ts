import type { Language } from '#domain/languages.ts'

/** What can be translated into; the first three are chosen at the start. */
export const TARGETS = ['de', 'fr', 'es', 'it', 'nl'] as const satisfies readonly Language[]
export type Target = (typeof TARGETS)[number]

/** In the address: nothing is chosen, which is not the same as nothing said. */
export const NONE = 'none'

/** The chosen languages, as the address says them: nothing said means the usual three. */
export function readTargets(text: string): Target[] {
  if (text === '') return TARGETS.slice(0, 3)
  const said = text.split(',')
  return TARGETS.filter((target) => said.includes(target))
}
