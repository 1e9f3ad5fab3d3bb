import { useState } from 'react'
import { Link } from 'react-router'
import { SKELETON_COUNTS } from '#domain/product-limits.ts'
import { categoryName, pageTitle } from '#domain/text/localised-text.ts'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { paths } from '#app/lib/navigation/paths.ts'
import type { Client } from '#app/lib/session/supabase-client.ts'
import { useDateFormats } from '#app/lib/texts/use-date-formats.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { DashboardTabProps } from '../dashboard-tab-props.ts'
import { QueryResult } from '../components/query-result.tsx'
import { MoreButton, HistoryRow, RowSkeletons, ROWS_PER_STEP } from '../components/history-rows.tsx'
import { useAccountQuery } from '../use-account-query.ts'

const fetchDownloads = async (client: Client, userId: string, limit: number) =>
  (
    await client
      .from('download_history')
      .select(
        'id, downloaded_at, coloring_pages(slug, title, thumbnail_url, categories(slug, name, name_translations, icon))',
      )
      .eq('user_id', userId)
      .order('downloaded_at', { ascending: false })
      .limit(limit)
      .throwOnError()
  ).data

type Download = Awaited<ReturnType<typeof fetchDownloads>>[number]

/** The user's downloads, newest first. */
export function DownloadsTab({ account }: DashboardTabProps) {
  const [limit, setLimit] = useState(ROWS_PER_STEP)
  const query = useAccountQuery('downloads', (client) => fetchDownloads(client, account.id, limit), limit)
  return (
    <QueryResult query={query} loading={<RowSkeletons count={SKELETON_COUNTS.downloads} />}>
      {(downloads) =>
        downloads.length === 0 ? (
          <NoDownloads />
        ) : (
          <div className="flex flex-col gap-5">
            <ul className="flex flex-col gap-3">
              {downloads.map((download) => (
                <DownloadRow key={download.id} download={download} />
              ))}
            </ul>
            <MoreButton
              shown={downloads.length}
              limit={limit}
              onMore={() => setLimit(limit + ROWS_PER_STEP)}
            />
          </div>
        )
      }
    </QueryResult>
  )
}

function DownloadRow({ download: { coloring_pages: page, downloaded_at } }: { download: Download }) {
  const t = useText()
  const language = useLanguage()
  const { formatDateTime } = useDateFormats()
  const date = <p className="text-sm text-ink-soft">{formatDateTime(downloaded_at)}</p>
  // The page was removed after the download; the entry stays without a link.
  if (!page)
    return (
      <HistoryRow page={null} placeholder="🖨️">
        <p className="font-display text-lg font-bold">{t('dashboard.page-gone')}</p>
        {date}
      </HistoryRow>
    )
  const category = page.categories
  return (
    <HistoryRow
      page={page}
      placeholder="🎨"
      actions={<ButtonLink to={paths.page(language, page.slug)}>{t('dashboard.open-page')}</ButtonLink>}
    >
      <h2 className="text-lg">{pageTitle(page.title, language)}</h2>
      {category && (
        <Link
          to={paths.category(language, category.slug)}
          className="inline-flex min-h-6 items-center underline"
        >
          {category.icon} {categoryName(category, language)}
        </Link>
      )}
      {date}
    </HistoryRow>
  )
}

function NoDownloads() {
  const t = useText()
  const language = useLanguage()
  return (
    <EmptyState picture="printer" title={t('dashboard.no-downloads')} hint={t('dashboard.no-downloads-hint')}>
      <ButtonLink variant="primary" to={paths.themes(language)}>
        {t('dashboard.browse')}
      </ButtonLink>
    </EmptyState>
  )
}
