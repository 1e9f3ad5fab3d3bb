import { useState } from 'react'
import { useText } from '#app/lib/texts/use-text.tsx'
import { ErrorLine } from '../parts/error-line.tsx'
import { SearchField } from '../parts/search-field.tsx'
import { useSelection } from '../parts/selection.tsx'
import { TablePager } from '../parts/table-pager.tsx'
import { useAdminQuery } from '../parts/use-admin-query.ts'
import { Waiting } from '../parts/waiting.tsx'
import { pageOf, useAdminPlace } from '../place.ts'
import { ContentTable } from './content-table.tsx'
import { Coverage } from './coverage.tsx'
import { EditTexts } from './edit-texts.tsx'
import { ProviderNote } from './provider-note.tsx'
import { type ContentKind, type ContentRow, TRANSLATIONS, useJobNews } from './queries.ts'
import { RequestButtons } from './request-buttons.tsx'
import { TargetChoice } from './targets.tsx'

const PER_PAGE = 20

/** What can be translated, what is missing of it, and the ways to have it. */
export function Contents({ content }: { content: ContentKind }) {
  const t = useText()
  const place = useAdminPlace()
  const selection = useSelection()
  const [edited, setEdited] = useState<string>()
  useJobNews()
  const asked = {
    content,
    query: place.get('q'),
    only_missing: place.get('missing') === 'true',
    max_results: PER_PAGE,
    skip: (pageOf(place) - 1) * PER_PAGE,
  }
  const { data, error, refetch } = useAdminQuery<ContentRow[]>([...TRANSLATIONS, asked], (client) =>
    client.rpc('translation_contents', asked),
  )
  return (
    <div className="flex flex-col gap-5">
      <Coverage content={content} />
      <ProviderNote content={content} />
      <TargetChoice />
      <RequestButtons content={content} selection={selection} />
      <div className="flex flex-wrap items-end gap-4">
        <SearchField />
        <label className="inline-flex min-h-11 cursor-pointer items-center gap-2">
          <input
            type="checkbox"
            className="size-5 accent-ink"
            checked={asked.only_missing}
            onChange={(event) => place.go({ missing: event.target.checked ? 'true' : null, page: null })}
          />
          {t('admin-translations.only-missing')}
        </label>
      </div>
      {error ? (
        <ErrorLine onAgain={() => void refetch()} />
      ) : data ? (
        <ContentTable
          content={content}
          rows={data}
          selection={selection}
          onEdit={({ id }) => setEdited(id)}
        />
      ) : (
        <Waiting />
      )}
      {data && <TablePager total={data[0]?.total ?? 0} perPage={PER_PAGE} />}
      <EditTexts
        content={content}
        row={data?.find(({ id }) => id === edited)}
        onClose={() => setEdited(undefined)}
      />
    </div>
  )
}
