import { useState } from 'react'
import { Link } from 'react-router'
import { SKELETONS } from '#domain/limits.ts'
import { categoryName, pageTitle } from '#domain/text.ts'
import { useLanguage } from '#app/lib/frame.ts'
import { paths } from '#app/lib/paths.ts'
import type { Client } from '#app/lib/session/client.ts'
import { useDates } from '#app/lib/texts/use-dates.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { TabProps } from '../dashboard.tsx'
import { Answered } from '../parts/answered.tsx'
import { MoreButton, Row, RowSkeletons, STEP } from '../parts/rows.tsx'
import { useAccountQuery } from '../use-account-query.ts'

const readDownloads = async (client: Client, userId: string, most: number) =>
  (
    await client
      .from('download_history')
      .select(
        'id, downloaded_at, coloring_pages(slug, title, thumbnail_url, categories(slug, name, name_translations, icon))',
      )
      .eq('user_id', userId)
      .order('downloaded_at', { ascending: false })
      .limit(most)
      .throwOnError()
  ).data

type Download = Awaited<ReturnType<typeof readDownloads>>[number]

/** What was printed, with its page and theme. */
export function DownloadsTab({ account }: TabProps) {
  const [most, setMost] = useState(STEP)
  const query = useAccountQuery('downloads', (client) => readDownloads(client, account.id, most), most)
  return (
    <Answered query={query} waiting={<RowSkeletons count={SKELETONS.downloads} />}>
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
            <MoreButton shown={downloads.length} most={most} onMore={() => setMost(most + STEP)} />
          </div>
        )
      }
    </Answered>
  )
}

function DownloadRow({ download: { coloring_pages: page, downloaded_at } }: { download: Download }) {
  const t = useText()
  const language = useLanguage()
  const { moment } = useDates()
  const when = <p className="text-sm text-ink-soft">{moment(downloaded_at)}</p>
  // Taken down since: the entry stays, the way to it does not.
  if (!page)
    return (
      <Row page={null} sign="🖨️">
        <p className="font-display text-lg font-bold">{t('dashboard.page-gone')}</p>
        {when}
      </Row>
    )
  const theme = page.categories
  return (
    <Row
      page={page}
      sign="🎨"
      actions={<ButtonLink to={paths.page(language, page.slug)}>{t('dashboard.open-page')}</ButtonLink>}
    >
      <h2 className="text-lg">{pageTitle(page.title, language)}</h2>
      {theme && (
        <Link
          to={paths.category(language, theme.slug)}
          className="inline-flex min-h-6 items-center underline"
        >
          {theme.icon} {categoryName(theme, language)}
        </Link>
      )}
      {when}
    </Row>
  )
}

function NoDownloads() {
  const t = useText()
  const language = useLanguage()
  return (
    <EmptyState picture="printer" title={t('dashboard.no-downloads')} hint={t('dashboard.no-downloads-hint')}>
      <ButtonLink look="main" to={paths.themes(language)}>
        {t('dashboard.browse')}
      </ButtonLink>
    </EmptyState>
  )
}
