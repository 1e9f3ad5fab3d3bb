import { useText } from '#app/lib/texts/use-text.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { ErrorMessage } from '../feedback/error-message.tsx'
import { useAdminQuery } from '../queries/use-admin-query.ts'
import { LoadingRows } from '../feedback/loading-rows.tsx'
import { PageForm } from './page-form.tsx'
import { PagePictureEditor } from './page-picture-editor.tsx'
import type { EditedPage } from './page-form-values.ts'

const COLUMNS =
  'id, slug, title, description, seo_description, category_id, difficulty, status, style, thumbnail_url'

/** Edits the texts, the category and the picture of a page. */
export function EditPageDialog({ id, onClose }: { id: string; onClose(): void }) {
  const t = useText()
  const { data, error, refetch } = useAdminQuery<EditedPage | null>(['admin', 'page', id], (client) =>
    client.from('coloring_pages').select(COLUMNS).eq('id', id).maybeSingle(),
  )
  return (
    <Dialog open onClose={onClose} title={t('admin-pages.edit-title')} closeLabel={t('common.close')} wide>
      {error ? (
        <ErrorMessage onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <LoadingRows />
      ) : data === null ? (
        <ErrorMessage text={t('admin-pages.gone')} />
      ) : (
        <div className="grid gap-8 md:grid-cols-[14rem_1fr]">
          <PagePictureEditor page={data} />
          <PageForm page={data} onSaved={onClose} />
        </div>
      )}
    </Dialog>
  )
}
