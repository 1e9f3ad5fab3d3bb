import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  lazy,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { useNavigate } from 'react-router'
import { SEARCH_LIMITS } from '#domain/product-limits.ts'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { paths } from '#app/lib/navigation/paths.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import type { Suggestion } from './fetch-suggestions.ts'

// Loaded when the search field gets the focus.
const loadSuggestionList = () => import('./suggestion-list.tsx')
const SuggestionList = lazy(loadSuggestionList)

const NO_ITEMS: readonly Suggestion[] = []

/** A form that works without JavaScript; with JavaScript it shows suggestions. */
export function SearchBox({
  size,
  initial = '',
  onCreate,
  onType,
}: {
  size: 'hero' | 'bar'
  initial?: string
  onCreate(wish: string): void
  /** Called with the text of the field after each change. */
  onType?(text: string): void
}) {
  const t = useText()
  const language = useLanguage()
  const navigate = useNavigate()
  const listId = useId()
  const [text, setText] = useState(initial)
  const [previousInitial, setPreviousInitial] = useState(initial)
  if (initial !== previousInitial) {
    setPreviousInitial(initial)
    setText(initial)
  }
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const closeTimer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [items, setItems] = useState<readonly Suggestion[]>(NO_ITEMS)
  useEffect(() => () => clearTimeout(closeTimer.current), [])

  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const search = (event: FormEvent) => {
    event.preventDefault()
    close()
    void navigate(paths.search(language, text))
  }
  const closeSoon = (event: FocusEvent<HTMLDivElement>) => {
    if (event.currentTarget.contains(event.relatedTarget)) return
    closeTimer.current = setTimeout(close, SEARCH_LIMITS.closeAfterBlurMs)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape' && open) {
      // The browser would clear the field on Escape.
      event.preventDefault()
      close()
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') {
      const chosen = items[active]
      if (event.key === 'Enter' && open && chosen) {
        event.preventDefault()
        close()
        void navigate(chosen.to)
      }
      return
    }
    event.preventDefault()
    setOpen(true)
    const count = items.length
    if (count === 0) return
    // After the last suggestion comes the first one. Without a selection, ArrowUp starts at the last one.
    if (event.key === 'ArrowDown') setActive((previous) => (previous + 1) % count)
    else setActive((previous) => (Math.max(previous, 0) - 1 + count) % count)
  }

  const shown = open && text.trim().length > 0
  return (
    <form role="search" action={paths.search(language, '')} onSubmit={search} className="w-full">
      <div className="relative" onBlur={closeSoon} onFocus={() => clearTimeout(closeTimer.current)}>
        <div
          className={`outlined-round flex items-center gap-2 p-1.5 focus-within:bg-sun-soft ${size === 'hero' ? 'sm:p-2' : ''}`}
        >
          <input
            type="search"
            name="q"
            required
            maxLength={SEARCH_LIMITS.maxLength}
            autoComplete="off"
            autoCapitalize="off"
            enterKeyHint="search"
            role="combobox"
            aria-label={t('search.label')}
            aria-expanded={shown}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
            placeholder={t('search.placeholder')}
            value={text}
            onChange={(event) => {
              setText(event.target.value)
              onType?.(event.target.value)
              setActive(-1)
              setOpen(true)
            }}
            onFocus={() => {
              void loadSuggestionList()
              setOpen(true)
            }}
            onKeyDown={onKeyDown}
            className={`min-h-11 w-full min-w-0 rounded-xl bg-transparent px-3 text-ellipsis outline-none placeholder:text-ink-soft [&::-webkit-search-cancel-button]:hidden ${size === 'hero' ? 'text-lg' : ''}`}
          />
          <button
            type="submit"
            className={`outlined crayon crayon-tangerine bg-sun font-display font-bold ${size === 'hero' ? 'min-h-12 px-6' : 'min-h-11 px-4'}`}
          >
            {t('search.find')}
          </button>
        </div>
        {shown && (
          <Suspense>
            <SuggestionList
              id={listId}
              size={size}
              text={text}
              active={active}
              onItems={setItems}
              onPick={close}
              onCreate={() => {
                close()
                onCreate(text.trim())
              }}
              allHref={paths.search(language, text.trim())}
            />
          </Suspense>
        )}
      </div>
    </form>
  )
}
