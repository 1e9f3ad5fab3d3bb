import { useState } from 'react'
import { Link } from 'react-router'
import { pageTitle } from '#domain/text.ts'
import { PagePicture } from '#app/components/page-picture.tsx'
import { useLanguage } from '#app/lib/frame.ts'
import { paths } from '#app/lib/paths.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Badge, type BadgeFill } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import type { Creation } from './read-creations.ts'
import { RenameDialog } from './rename-dialog.tsx'
import { useCreationWork } from './use-creation-work.ts'

/** Where a page stands, as its maker understands it. */
function standing({ status, release_requested_at, page_declines }: Creation) {
  if (status !== 'draft') return status
  if (release_requested_at) return 'asked'
  return page_declines ? 'declined' : 'draft'
}

const FILLS: Record<ReturnType<typeof standing>, BadgeFill> = {
  draft: 'plain',
  asked: 'waiting',
  declined: 'plain',
  released: 'done',
  hidden: 'hard',
}

export function CreationCard({ page }: { page: Creation }) {
  const t = useText()
  const language = useLanguage()
  const [open, setOpen] = useState<'rename' | 'delete' | null>(null)
  const work = useCreationWork(page.id)
  const stands = standing(page)
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
        <PagePicture page={page} alt="" sizes="(min-width: 1024px) 16rem, (min-width: 640px) 45vw, 92vw" />
      </Link>
      <div className="flex grow flex-col gap-2 p-4">
        <h2 className="text-lg">
          <Link to={paths.page(language, page.slug)} className="hover:underline">
            {title}
          </Link>
        </h2>
        <p>
          <Badge fill={FILLS[stands]}>{t(`dashboard.page-${stands}`)}</Badge>
        </p>
        {stands === 'declined' && <p className="text-ink-soft">{t('dashboard.declined-hint')}</p>}
        <div className="mt-auto flex flex-col gap-2 pt-2">
          <CopyLinkButton address={paths.page(language, page.slug)} />
          {(stands === 'draft' || stands === 'declined') && (
            <Button onClick={() => void work.askForRelease()}>{t('dashboard.ask-release')}</Button>
          )}
          <div className="grid grid-cols-2 gap-2">
            <Button look="quiet" disabled={page.status !== 'draft'} onClick={() => setOpen('rename')}>
              {t('dashboard.rename')}
            </Button>
            <Button look="quiet" onClick={() => setOpen('delete')}>
              {t('dashboard.delete')}
            </Button>
          </div>
        </div>
      </div>
      <RenameDialog open={open === 'rename'} title={title} onClose={close} rename={work.rename} />
      <DeleteDialog open={open === 'delete'} title={title} onClose={close} remove={work.remove} />
    </li>
  )
}

function CopyLinkButton({ address }: { address: string }) {
  const t = useText()
  const { show } = useToast()
  const copy = async () => {
    const link = location.origin + address
    try {
      await navigator.clipboard.writeText(link)
      show({ kind: 'success', title: t('dashboard.link-copied') })
    } catch {
      // Not allowed here: shown, to be copied by hand.
      show({ kind: 'info', title: t('dashboard.link'), text: link })
    }
  }
  return <Button onClick={() => void copy()}>{t('dashboard.copy-link')}</Button>
}
