import { useText } from '#app/lib/texts/use-text.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { ErrorLine } from '../parts/error-line.tsx'
import { useAdminQuery } from '../parts/use-admin-query.ts'
import { Waiting } from '../parts/waiting.tsx'
import { PageForm } from './page-form.tsx'
import { PagePicturePart } from './page-picture-part.tsx'
import type { EditedPage } from './page-draft.ts'

const FIELDS =
  'id, slug, title, description, seo_description, category_id, difficulty, status, style, thumbnail_url'

/** One page: its texts in six languages, where it belongs, and its picture. */
export function EditPage({ id, onClose }: { id: string; onClose(): void }) {
  const t = useText()
  const { data, error, refetch } = useAdminQuery<EditedPage | null>(['admin', 'page', id], (client) =>
    client.from('coloring_pages').select(FIELDS).eq('id', id).maybeSingle(),
  )
  return (
    <Dialog open onClose={onClose} title={t('admin-pages.edit-title')} closeLabel={t('common.close')} wide>
      {error ? (
        <ErrorLine onAgain={() => void refetch()} />
      ) : data === undefined ? (
        <Waiting />
      ) : data === null ? (
        <ErrorLine text={t('admin-pages.gone')} />
      ) : (
        <div className="grid gap-8 md:grid-cols-[14rem_1fr]">
          <PagePicturePart page={data} />
          <PageForm page={data} onSaved={onClose} />
        </div>
      )}
    </Dialog>
  )
}
