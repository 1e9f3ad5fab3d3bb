import { Link } from 'react-router'
import { categoryName, pageTitle } from '#domain/text/localised-text.ts'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { paths } from '#app/lib/navigation/paths.ts'
import { useNumbers } from '#app/lib/texts/use-numbers.ts'
import { usePictureUrl } from '#app/lib/session/use-picture-url.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { DataTable } from '../table/data-table.tsx'
import type { RowSelection } from '../table/row-selection.tsx'
import { useCategories } from '../queries/use-categories.ts'
import { formatGermanDate, type PageRow } from './page-row.ts'
import { PageRowActions } from './page-row-actions.tsx'

interface Props {
  pages: readonly PageRow[]
  selection: RowSelection
  onDelete(id: string): void
}

export function PageTable({ pages, selection, onDelete }: Props) {
  const t = useText()
  const language = useLanguage()
  const { count } = useNumbers()
  const { data: categories = [] } = useCategories()
  const titleOf = (page: PageRow) => pageTitle(page.title, language)
  const themeOf = ({ category_id }: PageRow) => categories.find(({ id }) => id === category_id)
  return (
    <DataTable
      caption={t('admin-pages.caption')}
      rows={pages}
      keyOf={({ id }) => id}
      nameOf={titleOf}
      selection={selection}
      columns={[
        { id: 'picture', label: t('admin-pages.picture'), renderCell: (page) => <Thumbnail page={page} /> },
        {
          id: 'title',
          label: t('admin-pages.title'),
          sortKey: 'title',
          renderCell: (page) => (
            <div className="min-w-40">
              {page.deleted_at ? (
                <span className="font-semibold break-words">{titleOf(page)}</span>
              ) : (
                <Link
                  to={paths.page(language, page.slug)}
                  className="inline-flex min-h-6 items-center font-semibold break-words underline"
                >
                  {titleOf(page)}
                </Link>
              )}
              <p className="text-sm break-all text-ink-soft">{page.maker ?? t('admin-pages.maker-site')}</p>
            </div>
          ),
        },
        {
          id: 'category',
          label: t('admin-pages.category'),
          renderCell: (page) => {
            const theme = themeOf(page)
            return theme ? `${theme.icon ?? ''} ${categoryName(theme, language)}` : '–'
          },
        },
        {
          id: 'difficulty',
          label: t('admin-pages.difficulty'),
          sortKey: 'difficulty',
          renderCell: ({ difficulty }) => (
            <Badge variant={difficulty}>{t(`common.difficulty-${difficulty}`)}</Badge>
          ),
        },
        {
          id: 'state',
          label: t('admin-pages.state'),
          sortKey: 'status',
          renderCell: (page) => <PageState page={page} />,
        },
        {
          id: 'downloads',
          label: t('admin-pages.downloads'),
          sortKey: 'download_count',
          numeric: true,
          renderCell: (page) => count(page.download_count),
        },
        {
          id: 'created',
          label: t('admin-pages.created'),
          sortKey: 'created_at',
          renderCell: (page) => formatGermanDate(page.created_at),
        },
        {
          id: 'actions',
          label: t('admin.actions'),
          renderCell: (page) => (
            <PageRowActions page={page} name={titleOf(page)} onDelete={() => onDelete(page.id)} />
          ),
        },
      ]}
    />
  )
}

function Thumbnail({ page }: { page: PageRow }) {
  const url = usePictureUrl(page, 240)
  if (!url) return <span aria-hidden="true">🎨</span>
  return (
    <img
      src={url}
      alt=""
      width={72}
      height={80}
      loading="lazy"
      className="h-20 w-18 rounded-md border-2 border-ink bg-sheet object-contain"
    />
  )
}

function PageState({ page: { status, is_ai_generated, deleted_at } }: { page: PageRow }) {
  const t = useText()
  const state = deleted_at ? 'bin' : status
  return (
    <span className="inline-flex flex-wrap gap-1">
      <Badge variant={state === 'released' ? 'success' : state === 'draft' ? 'warning' : 'plain'}>
        {t(`admin-pages.state-${state}`)}
      </Badge>
      {is_ai_generated && <Badge>{t('admin-pages.ai-mark')}</Badge>}
    </span>
  )
}
