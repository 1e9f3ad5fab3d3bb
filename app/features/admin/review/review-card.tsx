import { useRef } from 'react'
import { categoryName, pageText, pageTitle } from '#domain/text/localised-text.ts'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { usePictureUrl } from '#app/lib/session/use-picture-url.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { useAdminDateFormats } from '../use-admin-date-formats.ts'
import { useCategories } from '../queries/use-categories.ts'
import { ShortcutSwitch } from './shortcut-switch.tsx'
import { reportsOf, type ReviewItem } from './use-review-queue.ts'
import { SHORTCUT_KEYS, useShortcuts } from './use-shortcuts.ts'

interface Props {
  item: ReviewItem
  busy: boolean
  onDecide(approve: boolean): void
  onNext(): void
  onPrevious(): void
}

export function ReviewCard({ item, busy, onDecide, onNext, onPrevious }: Props) {
  const t = useText()
  const card = useRef<HTMLElement>(null)
  const shortcuts = useShortcuts(card, {
    [SHORTCUT_KEYS.approve]: () => onDecide(true),
    [SHORTCUT_KEYS.reject]: () => onDecide(false),
    [SHORTCUT_KEYS.next]: onNext,
    [SHORTCUT_KEYS.previous]: onPrevious,
  })
  const isReported = reportsOf(item).length > 0
  const shortcutProps = (key: string) => (shortcuts.isOn ? { 'aria-keyshortcuts': key.toUpperCase() } : {})
  return (
    <article
      ref={card}
      tabIndex={-1}
      aria-label={t('admin-review.card')}
      className="outlined-round grid gap-6 p-5 md:grid-cols-[minmax(0,26rem)_1fr]"
    >
      <Picture item={item} />
      <div className="flex min-w-0 flex-col gap-4">
        <PageDetails item={item} />
        <div className="flex flex-wrap gap-3">
          <Button
            variant="primary"
            busyLabel={busy && t('admin.working')}
            onClick={() => onDecide(true)}
            {...shortcutProps(SHORTCUT_KEYS.approve)}
          >
            {t(isReported ? 'admin-review.keep' : 'admin-review.release')}
          </Button>
          <Button
            variant="danger"
            disabled={busy}
            onClick={() => onDecide(false)}
            {...shortcutProps(SHORTCUT_KEYS.reject)}
          >
            {t(isReported ? 'admin-review.hide' : 'admin-review.decline')}
          </Button>
          <Button onClick={onPrevious} {...shortcutProps(SHORTCUT_KEYS.previous)}>
            {t('pager.previous')}
          </Button>
          <Button onClick={onNext} {...shortcutProps(SHORTCUT_KEYS.next)}>
            {t('pager.next')}
          </Button>
        </div>
        <ShortcutSwitch on={shortcuts.isOn} onChange={shortcuts.set} />
      </div>
    </article>
  )
}

function Picture({ item }: { item: ReviewItem }) {
  const language = useLanguage()
  const url = usePictureUrl(item, 800)
  if (!url)
    return (
      <div className="flex aspect-picture items-center justify-center text-7xl" aria-hidden="true">
        🎨
      </div>
    )
  return (
    <img
      src={url}
      alt={pageTitle(item.title, language)}
      width={800}
      height={914}
      className="outlined aspect-picture w-full object-contain p-2"
    />
  )
}

function PageDetails({ item }: { item: ReviewItem }) {
  const t = useText()
  const language = useLanguage()
  const { formatDateTime } = useAdminDateFormats()
  const { data: categories = [] } = useCategories()
  const category = categories.find(({ id }) => id === item.category_id)
  return (
    <>
      <h2 className="text-2xl">{pageTitle(item.title, language)}</h2>
      <p className="flex flex-wrap gap-2">
        <Badge variant={item.difficulty}>{t(`common.difficulty-${item.difficulty}`)}</Badge>
        {category && <Badge>{`${category.icon ?? ''} ${categoryName(category, language)}`}</Badge>}
      </p>
      <p>{pageText(item.description, language, '')}</p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        <dt className="text-ink-soft">{t('admin-review.maker')}</dt>
        <dd className="break-all">{item.maker ?? t('admin-pages.maker-site')}</dd>
        <dt className="text-ink-soft">{t('admin-review.asked')}</dt>
        <dd>{formatDateTime(item.asked_at)}</dd>
        {item.wish && (
          <>
            <dt className="text-ink-soft">{t('admin-review.wish')}</dt>
            <dd className="break-words">{item.wish}</dd>
          </>
        )}
      </dl>
      <Reports item={item} />
    </>
  )
}

function Reports({ item }: { item: ReviewItem }) {
  const t = useText()
  const reports = reportsOf(item)
  if (reports.length === 0) return null
  return (
    <section className="outlined bg-tomato-soft px-4 py-3">
      <h3 className="text-lg">{t('admin-review.reports', { count: reports.length })}</h3>
      <ul className="mt-1 flex list-disc flex-col gap-1 pl-5">
        {reports.map(({ reason, comment }, index) => (
          <li key={index} className="break-words">
            {t(`admin-review.reason-${reason}`)}
            {comment && `: ${comment}`}
          </li>
        ))}
      </ul>
    </section>
  )
}
