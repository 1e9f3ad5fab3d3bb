import { useText } from '#app/lib/texts/use-text.tsx'

const IDEA_NUMBERS = [1, 2, 3, 4, 5] as const

/** Example wishes for an empty field. */
export function WishIdeas({ onChoose }: { onChoose(wish: string): void }) {
  const t = useText()
  return (
    <div role="group" aria-label={t('wish.ideas')} className="flex flex-col gap-2">
      <p className="font-display font-bold">{t('wish.ideas')}</p>
      <div className="flex flex-wrap gap-2">
        {IDEA_NUMBERS.map((number) => (
          <button
            key={number}
            type="button"
            onClick={() => onChoose(t(`wish.idea-${number}`))}
            className="crayon crayon-sun min-h-11 rounded-2xl border-2 border-dashed border-ink bg-sheet px-3.5 py-1.5 text-left"
          >
            {t(`wish.idea-${number}`)}
          </button>
        ))}
      </div>
    </div>
  )
}
