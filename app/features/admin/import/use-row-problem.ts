import type { TextId } from '#app/lib/texts/ids.ts'
import { useText } from '#app/lib/texts/use-text.tsx'

/** Why a row made no page, as a sentence; rows keep the code. */
export function useRowProblem() {
  const t = useText()
  return (code: string | null): string => {
    if (!code) return ''
    const id = `functions.${code}`
    const sentence = t(id as TextId)
    // A code that has no sentence comes back as it is.
    return sentence === id ? t('functions.unexpected') : sentence
  }
}
