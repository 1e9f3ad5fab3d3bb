import { useText } from '#app/lib/texts/use-text.tsx'

const IDEA_NUMBERS = [1, 2, 3, 4, 5] as const

interface Props {
  /** Wishes close to one that cannot be drawn; without them, examples for an empty field. */
  ideas?: readonly string[]
  onChoose(wish: string): void
}

/** Wishes to choose from. */
export function WishIdeas({ ideas, onChoose }: Props) {
  const t = useText()
  const title = t(ideas ? 'wish.close-ideas' : 'wish.ideas')
  const wishes = ideas ?? IDEA_NUMBERS.map((number) => t(`wish.idea-${number}`))
  return (
    <div role="group" aria-label={title} className="flex flex-col gap-2">
      <p className="font-display font-bold">{title}</p>
      <div className="flex flex-wrap gap-2">
        {wishes.map((wish) => (
          <button
            key={wish}
            type="button"
            onClick={() => onChoose(wish)}
            className="crayon crayon-sun min-h-11 rounded-2xl border-2 border-dashed border-ink bg-sheet px-3.5 py-1.5 text-left"
          >
            {wish}
          </button>
        ))}
      </div>
    </div>
  )
}
