import { PagePicture } from '#app/components/page-picture.tsx'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { paths } from '#app/lib/navigation/paths.ts'
import { hasMaster } from '#app/lib/pages/has-master.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import WishForm from './wish-form.tsx'

interface Props {
  page: {
    id: string
    slug: string
    thumbnail_url: string | null
    file_url: string | null
    categories?: { icon: string | null } | null
  }
  title: string
  onClose(): void
}

/** Shows the page beside the wish form. Mounted for each opening, so that the form starts empty. */
export default function CustomizeDialog({ page, title, onClose }: Props) {
  const t = useText()
  const language = useLanguage()
  return (
    <Dialog open onClose={onClose} title={t('wish.customize-title')} closeLabel={t('common.close')} wide>
      <div className="flex flex-col gap-6 sm:flex-row sm:items-start">
        <figure className="flex shrink-0 items-center gap-4 sm:w-44 sm:flex-col sm:items-stretch">
          <div className="outlined w-24 -rotate-1 overflow-hidden bg-sheet sm:w-full">
            <PagePicture page={page} alt={t('wish.base-alt', { title })} sizes="11rem" />
          </div>
          <figcaption className="font-display wrap-anywhere font-bold sm:text-center">{title}</figcaption>
        </figure>
        <div className="flex min-w-0 grow flex-col gap-5">
          {hasMaster(page) && (
            <ButtonLink to={paths.drawPage(language, page.slug)} className="self-start">
              {t('wish.customize-by-hand')}
            </ButtonLink>
          )}
          <p>{t('wish.customize-lead')}</p>
          <WishForm defaultStyle="cartoon" basePageId={page.id} />
        </div>
      </div>
    </Dialog>
  )
}
