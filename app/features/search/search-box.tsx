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
import { SEARCH } from '#domain/limits.ts'
import { useLanguage } from '#app/lib/frame.ts'
import { paths } from '#app/lib/paths.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import type { Suggestion } from './suggestions.ts'

// What asks and what shows the answers is on its way from the moment somebody touches the box.
const fetchList = () => import('./suggestion-list.tsx')
const SuggestionList = lazy(fetchList)

const NONE: readonly Suggestion[] = []

/** The search of the site: a plain form that works without any script, with suggestions where there is one. */
export function SearchBox({
  size,
  initial = '',
  onCreate,
}: {
  size: 'hero' | 'bar'
  initial?: string
  onCreate(wish: string): void
}) {
  const t = useText()
  const language = useLanguage()
  const navigate = useNavigate()
  const listId = useId()
  const [text, setText] = useState(initial)
  const [shownFor, setShownFor] = useState(initial)
  if (initial !== shownFor) {
    setShownFor(initial)
    setText(initial)
  }
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [items, setItems] = useState<readonly Suggestion[]>(NONE)
  useEffect(() => () => clearTimeout(closing.current), [])

  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const search = (event: FormEvent) => {
    event.preventDefault()
    close()
    void navigate(paths.search(language, text))
  }
  const leave = (event: FocusEvent<HTMLDivElement>) => {
    if (event.currentTarget.contains(event.relatedTarget)) return
    closing.current = setTimeout(close, SEARCH.closesAfterBlurMs)
  }
  const move = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape' && open) {
      // The browser would also empty the box, with what was typed.
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
    const step = event.key === 'ArrowDown' ? 1 : -1
    if (items.length > 0)
      setActive((last) => (last + step + items.length + (last < 0 && step < 0 ? 1 : 0)) % items.length)
  }

  const shown = open && text.trim().length > 0
  return (
    <form role="search" action={paths.search(language, '')} onSubmit={search} className="w-full">
      <div className="relative" onBlur={leave} onFocus={() => clearTimeout(closing.current)}>
        <div
          className={`outlined-round flex items-center gap-2 p-1.5 focus-within:bg-sun-soft ${size === 'hero' ? 'sm:p-2' : ''}`}
        >
          <input
            type="search"
            name="q"
            required
            maxLength={SEARCH.maxLength}
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
              setActive(-1)
              setOpen(true)
            }}
            onFocus={() => {
              void fetchList()
              setOpen(true)
            }}
            onKeyDown={move}
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
