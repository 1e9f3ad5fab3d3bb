import { useState } from 'react'
import { TRANSLATIONS_PER_PAGE } from '#domain/product-limits.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { ErrorMessage } from '../feedback/error-message.tsx'
import { SearchField } from '../table/search-field.tsx'
import { useRowSelection } from '../table/row-selection.tsx'
import { TablePager } from '../table/table-pager.tsx'
import { useAdminQuery } from '../queries/use-admin-query.ts'
import { LoadingRows } from '../feedback/loading-rows.tsx'
import { currentPage, useAdminUrl } from '../admin-url.ts'
import { ContentTable } from './content-table.tsx'
import { Coverage } from './coverage.tsx'
import { EditTranslationsDialog } from './edit/edit-translations-dialog.tsx'
import { ProviderNote } from './provider-note.tsx'
import { type ContentKind, type ContentRow, TRANSLATIONS_KEY, useLiveJobs } from './translation-queries.ts'
import { RequestButtons } from './request-buttons.tsx'
import { TargetLanguageChoice } from './target-language-choice.tsx'

/** Pages or categories with their missing languages, and the ways to translate them. */
export function ContentList({ content }: { content: ContentKind }) {
  const t = useText()
  const adminUrl = useAdminUrl()
  const selection = useRowSelection()
  const [editedId, setEditedId] = useState<string>()
  useLiveJobs()
  const filters = {
    content,
    query: adminUrl.get('q'),
    only_missing: adminUrl.get('missing') === 'true',
    max_results: TRANSLATIONS_PER_PAGE,
    skip: (currentPage(adminUrl) - 1) * TRANSLATIONS_PER_PAGE,
  }
  const { data, error, refetch } = useAdminQuery<ContentRow[]>([...TRANSLATIONS_KEY, filters], (client) =>
    client.rpc('translation_contents', filters),
  )
  return (
    <div className="flex flex-col gap-5">
      <Coverage content={content} />
      <ProviderNote content={content} />
      <TargetLanguageChoice />
      <RequestButtons content={content} selection={selection} />
      <div className="flex flex-wrap items-end gap-4">
        <SearchField />
        <label className="inline-flex min-h-11 cursor-pointer items-center gap-2">
          <input
            type="checkbox"
            className="size-5 accent-ink"
            checked={filters.only_missing}
            onChange={(event) =>
              adminUrl.navigate({ missing: event.target.checked ? 'true' : null, page: null })
            }
          />
          {t('admin-translations.only-missing')}
        </label>
      </div>
      {error ? (
        <ErrorMessage onRetry={() => void refetch()} />
      ) : data ? (
        <ContentTable
          content={content}
          rows={data}
          selection={selection}
          onEdit={({ id }) => setEditedId(id)}
        />
      ) : (
        <LoadingRows />
      )}
      {data && <TablePager total={data[0]?.total ?? 0} perPage={TRANSLATIONS_PER_PAGE} />}
      <EditTranslationsDialog
        content={content}
        row={data?.find(({ id }) => id === editedId)}
        onClose={() => setEditedId(undefined)}
      />
    </div>
  )
}
