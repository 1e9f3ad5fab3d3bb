import { List, Pencil, Sparkles } from 'lucide-react'
import { useEffect, useLayoutEffect } from 'react'
import { Link } from 'react-router'
import { THUMBNAIL_WIDTHS, thumbnailUrl } from '#domain/pages/thumbnail-widths.ts'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { paths } from '#app/lib/navigation/paths.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import type { Suggestion } from './fetch-suggestions.ts'
import { useSuggestions } from './use-suggestions.ts'

interface Props {
  id: string
  size: 'hero' | 'bar'
  text: string
  active: number
  /** Passes the suggestions to the search field, which handles the arrow keys. */
  onItems(items: readonly Suggestion[]): void
  onPick(): void
  onCreate(): void
  allHref: string
}

const ROW_CLASS = 'flex min-h-12 items-center gap-3 rounded-xl px-2 py-1'
const ACTION_CLASS = `${ROW_CLASS} font-display font-bold hover:bg-sun`
/** As wide as the pictures of the suggestions, so that all texts begin below each other. */
const ICON = { 'aria-hidden': true, className: 'h-5 w-10 shrink-0', strokeWidth: 2.5 } as const
/** Short enough to show the actions at the end of the list without scrolling the page. The field of the home screen is further down than the bar. */
const MAX_HEIGHTS = { bar: 'max-h-[60dvh]', hero: 'max-h-[clamp(14rem,100dvh-26rem,60dvh)]' }
const [SMALLEST_THUMBNAIL] = THUMBNAIL_WIDTHS

const NO_ITEMS: readonly Suggestion[] = []

export default function SuggestionList({
  id,
  size,
  text,
  active,
  onItems,
  onPick,
  onCreate,
  allHref,
}: Props) {
  const t = useText()
  const state = useSuggestions(text)
  const items = state.status === 'ready' ? state.items : NO_ITEMS
  // Before the browser paints, so that an arrow key works as soon as the suggestions are visible.
  useLayoutEffect(() => {
    onItems(items)
    return () => onItems(NO_ITEMS)
  }, [items, onItems])
  useEffect(() => {
    if (active >= 0) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, active])
  return (
    // The bar does not scroll with the page, so a list that is longer than the screen needs its own scrollbar.
    <div
      className={`outlined absolute inset-x-0 top-full z-30 mt-2 overflow-y-auto p-2 ${MAX_HEIGHTS[size]}`}
    >
      <ul id={id} role="listbox" aria-label={t('search.suggestions')}>
        {items.map((item, index) => (
          <Option
            key={item.id}
            id={`${id}-${index}`}
            item={item}
            isActive={index === active}
            onPick={onPick}
          />
        ))}
      </ul>
      <div role="status">
        {state.status === 'too-short' && <p className={ROW_CLASS}>{t('search.type-more')}</p>}
        {state.status === 'loading' && <p className={ROW_CLASS}>{t('search.searching')}</p>}
        {state.status === 'failed' && <p className={ROW_CLASS}>{t('search.failed')}</p>}
        {state.status === 'ready' && items.length === 0 && <p className={ROW_CLASS}>{t('search.nothing')}</p>}
      </div>
      {state.status === 'ready' && (
        <Actions
          text={text}
          hasItems={items.length > 0}
          allHref={allHref}
          onPick={onPick}
          onCreate={onCreate}
        />
      )}
    </div>
  )
}

interface OptionProps {
  id: string
  item: Suggestion
  isActive: boolean
  onPick(): void
}

function Option({ id, item, isActive, onPick }: OptionProps) {
  const t = useText()
  return (
    <li role="none">
      <Link
        id={id}
        role="option"
        aria-selected={isActive}
        to={item.to}
        tabIndex={-1}
        onClick={onPick}
        className={`${ROW_CLASS} scroll-mb-28 hover:bg-sun ${isActive ? 'bg-sun' : ''}`}
      >
        <Picture {...item} />
        <span className="min-w-0 grow truncate">{item.label}</span>
        {item.kind !== 'page' && (
          <span className="shrink-0 text-sm text-ink-soft">{t(`search.${item.kind}`)}</span>
        )}
      </Link>
    </li>
  )
}

interface ActionsProps extends Pick<Props, 'text' | 'allHref' | 'onPick' | 'onCreate'> {
  hasItems: boolean
}

/** Stays visible below a list that scrolls. */
function Actions({ text, hasItems, allHref, onPick, onCreate }: ActionsProps) {
  const t = useText()
  const language = useLanguage()
  return (
    <div className="sticky -bottom-2 -mx-2 -mb-2 bg-sheet p-2">
      {hasItems ? (
        <Link to={allHref} onClick={onPick} className={ACTION_CLASS}>
          <List {...ICON} />
          {t('search.all')}
        </Link>
      ) : (
        <button type="button" onClick={onCreate} className={`${ACTION_CLASS} w-full text-left`}>
          <Sparkles {...ICON} />
          {t('search.create')}
        </button>
      )}
      {/* The home screen has this link too, but the list covers it. */}
      <Link to={paths.draw(language, text.trim())} onClick={onPick} className={ACTION_CLASS}>
        <Pencil {...ICON} />
        {t('common.draw-now')}
      </Link>
    </div>
  )
}

/** The box has the size of the picture, so that nothing moves when it is loaded. */
function Picture({ picture, icon }: Suggestion) {
  return (
    <span
      aria-hidden="true"
      className="flex h-13 w-12 shrink-0 items-center justify-center overflow-hidden rounded-md border-2 border-ink bg-sheet"
    >
      {picture ? (
        <img
          src={thumbnailUrl(picture, SMALLEST_THUMBNAIL)}
          alt=""
          width={44}
          height={48}
          loading="lazy"
          decoding="async"
          className="size-full object-contain"
        />
      ) : (
        icon
      )}
    </span>
  )
}
