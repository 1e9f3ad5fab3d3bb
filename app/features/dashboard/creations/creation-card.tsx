import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { pageTitle } from '#domain/text/localised-text.ts'
import { PagePicture } from '#app/components/page-picture.tsx'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { paths } from '#app/lib/navigation/paths.ts'
import { usePictureUrl } from '#app/lib/session/use-picture-url.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Badge, type BadgeVariant } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { DeleteCreationDialog } from './delete-creation-dialog.tsx'
import type { Creation } from './fetch-creations.ts'
import { RenameCreationDialog } from './rename-creation-dialog.tsx'
import { useCreationActions } from './use-creation-actions.ts'

/** The release state of a page as its creator sees it. */
function releaseState({ status, release_requested_at, page_declines }: Creation) {
  if (status !== 'draft') return status
  if (release_requested_at) return 'asked'
  return page_declines ? 'declined' : 'draft'
}

const BADGE_VARIANTS: Record<ReturnType<typeof releaseState>, BadgeVariant> = {
  draft: 'plain',
  asked: 'warning',
  declined: 'plain',
  released: 'success',
  hidden: 'error',
}

interface Props {
  page: Creation
  /** The buttons to print, download and color the page. */
  printActions: ReactNode
}

export function CreationCard({ page, printActions }: Props) {
  const t = useText()
  const language = useLanguage()
  const [open, setOpen] = useState<'rename' | 'delete' | null>(null)
  const actions = useCreationActions(page.id)
  const state = releaseState(page)
  const title = pageTitle(page.title, language)
  const close = () => setOpen(null)
  return (
    <li className="outlined flex flex-col overflow-hidden">
      <Link
        to={paths.page(language, page.slug)}
        tabIndex={-1}
        aria-hidden="true"
        className="border-b-[2.5px] border-ink"
      >
        {page.status === 'hidden' ? (
          <HiddenPicture page={page} />
        ) : (
          <PagePicture page={page} alt="" sizes="(min-width: 1024px) 16rem, (min-width: 640px) 45vw, 92vw" />
        )}
      </Link>
      <div className="flex grow flex-col gap-2 p-4">
        <h2 className="text-lg">
          <Link to={paths.page(language, page.slug)} className="hover:underline">
            {title}
          </Link>
        </h2>
        <p>
          <Badge variant={BADGE_VARIANTS[state]}>{t(`dashboard.page-${state}`)}</Badge>
        </p>
        {state === 'declined' && <p className="text-ink-soft">{t('dashboard.declined-hint')}</p>}
        <div className="mt-auto flex flex-col gap-2 pt-2">
          <div className="flex flex-wrap gap-2 *:grow">{printActions}</div>
          <CopyLinkButton path={paths.page(language, page.slug)} />
          {(state === 'draft' || state === 'declined') && (
            <Button onClick={() => void actions.askForRelease()}>{t('dashboard.ask-release')}</Button>
          )}
          <div className="grid grid-cols-2 gap-2">
            <Button variant="quiet" disabled={page.status !== 'draft'} onClick={() => setOpen('rename')}>
              {t('dashboard.rename')}
            </Button>
            <Button variant="quiet" onClick={() => setOpen('delete')}>
              {t('dashboard.delete')}
            </Button>
          </div>
        </div>
      </div>
      <RenameCreationDialog open={open === 'rename'} title={title} onClose={close} rename={actions.rename} />
      <DeleteCreationDialog open={open === 'delete'} title={title} onClose={close} remove={actions.remove} />
    </li>
  )
}

/** Only its creator still sees the picture of a hidden page. */
function HiddenPicture({ page }: { page: Creation }) {
  const url = usePictureUrl(page, 400)
  return (
    <div className="aspect-picture">
      {url && <img src={url} alt="" loading="lazy" className="size-full object-contain p-1.5" />}
    </div>
  )
}

function CopyLinkButton({ path }: { path: string }) {
  const t = useText()
  const { show } = useToast()
  const copy = async () => {
    const link = location.origin + path
    try {
      await navigator.clipboard.writeText(link)
      show({ kind: 'success', title: t('dashboard.link-copied') })
    } catch {
      // Without clipboard permission the link is shown, so that the user can copy it.
      show({ kind: 'info', title: t('dashboard.link'), text: link })
    }
  }
  return <Button onClick={() => void copy()}>{t('dashboard.copy-link')}</Button>
}
