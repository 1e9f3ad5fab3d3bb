import { type Style, STYLES } from '#domain/pages/creation-options.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import cartoon from './styles/cartoon.webp'
import detailed from './styles/detailed.webp'
import fantasy from './styles/fantasy.webp'
import realistic from './styles/realistic.webp'
import simple from './styles/simple.webp'

/** The same owl in every style, drawn by `scripts/assets/draw-style-pictures.ts`. */
const PICTURES: Record<Style, string> = { simple, cartoon, realistic, fantasy, detailed }

interface Props {
  selected: Style
  onSelect(style: Style): void
  disabled: boolean
}

/** Shows an example picture for each style. */
export function StylePicker({ selected, onSelect, disabled }: Props) {
  const t = useText()
  return (
    <fieldset disabled={disabled}>
      <legend className="mb-2">{t('wish.style')}</legend>
      <div className="grid grid-cols-3 gap-2 sm:gap-3 @xl:grid-cols-5 @4xl:grid-cols-3">
        {STYLES.map((style) => (
          <label
            key={style}
            className={`outlined crayon crayon-sun relative flex cursor-pointer flex-col overflow-hidden text-center font-display font-bold has-disabled:cursor-not-allowed has-disabled:opacity-55 has-focus-visible:outline-3 has-focus-visible:outline-offset-3 ${selected === style ? 'bg-sun' : ''}`}
          >
            <input
              type="radio"
              name="style"
              value={style}
              checked={selected === style}
              onChange={() => onSelect(style)}
              className="sr-only"
            />
            <img
              src={PICTURES[style]}
              alt=""
              width={200}
              height={250}
              className="aspect-[4/5] w-full border-b-[2.5px] border-ink bg-sheet object-cover"
            />
            {selected === style && (
              <span
                aria-hidden="true"
                className="absolute top-1.5 left-1.5 flex size-7 items-center justify-center rounded-full border-2 border-ink bg-sun"
              >
                ✓
              </span>
            )}
            <span className="flex min-h-11 items-center justify-center px-0.5 text-xs leading-tight sm:px-1 sm:text-base">
              {t(`wish.style-${style}`)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
