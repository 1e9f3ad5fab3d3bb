import { useState } from 'react'
import { Link } from 'react-router'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { currentPage, useAdminUrl } from '../admin-url.ts'
import { ErrorMessage } from '../feedback/error-message.tsx'
import { LoadingRows } from '../feedback/loading-rows.tsx'
import { SearchField } from '../table/search-field.tsx'
import { TablePager } from '../table/table-pager.tsx'
import { DeleteSynonymDialog } from './delete-synonym-dialog.tsx'
import { SynonymDialog } from './synonym-dialog.tsx'
import { synonymForMiss } from './synonym-form-values.ts'
import { SynonymTable } from './synonym-table.tsx'
import { type Synonym, SYNONYMS_PER_PAGE, useSynonyms } from './use-synonyms.ts'

/** Words that the operator has added to the search, and what they mean. `?word=…&lang=…` opens the form for a word. */
export default function Synonyms() {
  const t = useText()
  const language = useLanguage()
  const adminUrl = useAdminUrl()
  const { data, error, refetch } = useSynonyms(adminUrl.get('q'), currentPage(adminUrl))
  const missedWord = adminUrl.get('word')
  const [editing, setEditing] = useState<Synonym | 'new' | undefined>(missedWord ? 'new' : undefined)
  const [deleting, setDeleting] = useState<Synonym>()
  const close = () => {
    setEditing(undefined)
    if (missedWord) adminUrl.navigate({ word: null, lang: null })
  }
  return (
    <div className="flex flex-col gap-5">
      <p className="max-w-prose text-ink-soft">
        {t('admin-synonyms.hint')}{' '}
        <Link to={adminUrl.tabHref('analytics')} className="font-bold text-ink underline">
          {t('admin-synonyms.misses')}
        </Link>
      </p>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <SearchField label={t('admin-synonyms.search')} />
        <Button variant="primary" onClick={() => setEditing('new')}>
          {t('admin-synonyms.new')}
        </Button>
      </div>
      {error ? (
        <ErrorMessage onRetry={() => void refetch()} />
      ) : data ? (
        <SynonymTable synonyms={data.rows} onEdit={setEditing} onDelete={setDeleting} />
      ) : (
        <LoadingRows />
      )}
      {data && <TablePager total={data.total} perPage={SYNONYMS_PER_PAGE} />}
      {editing && (
        <SynonymDialog
          key={editing === 'new' ? 'new' : editing.id}
          id={editing === 'new' ? undefined : editing.id}
          initial={editing === 'new' ? synonymForMiss(missedWord, adminUrl.get('lang'), language) : editing}
          onClose={close}
        />
      )}
      {deleting && (
        <DeleteSynonymDialog key={deleting.id} synonym={deleting} onClose={() => setDeleting(undefined)} />
      )}
    </div>
  )
}
