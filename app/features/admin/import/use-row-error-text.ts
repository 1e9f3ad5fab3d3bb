import type { TextId } from '#app/lib/texts/text-id.ts'
import { useText } from '#app/lib/texts/use-text.tsx'

/** Translates the error code of an imported row. */
export function useRowErrorText() {
  const t = useText()
  return (code: string | null): string => {
    if (!code) return ''
    const id = `functions.${code}`
    const text = t(id as TextId)
    // `t` returns the id itself when a code has no text.
    return text === id ? t('functions.unexpected') : text
  }
}
