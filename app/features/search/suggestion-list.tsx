import { useEffect } from 'react'
import { Link } from 'react-router'
import { useText } from '#app/lib/texts/use-text.tsx'
import type { Suggestion } from './fetch-suggestions.ts'
import { useSuggestions } from './use-suggestions.ts'

interface Props {
  id: string
  text: string
  active: number
  /** Passes the suggestions to the search field, which handles the arrow keys. */
  onItems(items: readonly Suggestion[]): void
  onPick(): void
  onCreate(): void
  allHref: string
}

const ROW_CLASS = 'flex min-h-12 items-center gap-3 rounded-xl px-3 py-2'

const NO_ITEMS: readonly Suggestion[] = []

export default function SuggestionList({ id, text, active, onItems, onPick, onCreate, allHref }: Props) {
  const t = useText()
  const state = useSuggestions(text)
  const items = state.status === 'ready' ? state.items : NO_ITEMS
  useEffect(() => {
    onItems(items)
    return () => onItems(NO_ITEMS)
  }, [items, onItems])
  return (
    <div className="outlined absolute inset-x-0 top-full z-30 mt-2 p-2">
      <ul id={id} role="listbox" aria-label={t('search.suggestions')}>
        {items.map((item, index) => (
          <li key={item.id} id={`${id}-${index}`} role="option" aria-selected={index === active}>
            <Link
              to={item.to}
              tabIndex={-1}
              onClick={onPick}
              className={`${ROW_CLASS} hover:bg-sun ${index === active ? 'bg-sun' : ''}`}
            >
              <span aria-hidden="true">{item.icon}</span>
              <span className="min-w-0 grow truncate">{item.label}</span>
              {item.kind === 'category' && <span className="text-sm text-ink-soft">{t('search.theme')}</span>}
            </Link>
          </li>
        ))}
      </ul>
      <div role="status">
        {state.status === 'too-short' && <p className={ROW_CLASS}>{t('search.type-more')}</p>}
        {state.status === 'loading' && <p className={ROW_CLASS}>{t('search.searching')}</p>}
        {state.status === 'failed' && <p className={ROW_CLASS}>{t('search.failed')}</p>}
        {state.status === 'ready' && items.length === 0 && <p className={ROW_CLASS}>{t('search.nothing')}</p>}
      </div>
      {state.status === 'ready' && items.length === 0 && (
        <button
          type="button"
          onClick={onCreate}
          className={`${ROW_CLASS} crayon crayon-sky w-full text-left font-display font-bold`}
        >
          <span aria-hidden="true">✨</span>
          {t('search.create')}
        </button>
      )}
      {items.length > 0 && (
        <Link to={allHref} onClick={onPick} className={`${ROW_CLASS} font-display font-bold hover:bg-sun`}>
          {t('search.all')}
        </Link>
      )}
    </div>
  )
}
