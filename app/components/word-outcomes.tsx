import type { WishOutcome } from '#domain/pages/wish-outcome.ts'
import { useText } from '#app/lib/texts/use-text.tsx'

/** Lists for the creator the words of the wish that the picture does not show, or shows as something similar. */
export function WordOutcomes({ outcome }: { outcome: WishOutcome | null }) {
  const t = useText()
  if (!outcome) return null
  const { drawnAs, toColor, notDrawn, unknown } = outcome
  const lines = [
    drawnAs.length > 0 &&
      t('wish.drawn-as', { words: drawnAs.map(({ word, as }) => `${word} (${as})`).join(', ') }),
    notDrawn.length > 0 && t('wish.not-drawn', { words: notDrawn.join(', ') }),
    unknown.length > 0 && t('wish.unknown-words', { words: unknown.join(', ') }),
    toColor.length > 0 && t('wish.to-color', { words: toColor.join(', ') }),
  ].filter((line) => line !== false)
  if (lines.length === 0) return null
  const isIncomplete = notDrawn.length > 0 || unknown.length > 0
  return (
    <div className="flex flex-col gap-1 wrap-break-word">
      <ul className="flex flex-col gap-1 font-bold">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {isIncomplete && <p>{t('wish.not-drawn-hint')}</p>}
    </div>
  )
}
