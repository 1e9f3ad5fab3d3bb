import { ArrowDown, ArrowUp, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { pageTitle } from '#domain/text/localised-text.ts'
import { ColorButton } from '#app/components/color-button.tsx'
import { CopiesField } from '#app/components/copies-field.tsx'
import { PagePicture } from '#app/components/page-picture.tsx'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { movePage, setCopies } from './edit-pack.ts'
import { type PackedPage, removePage } from './pack-store.ts'

interface Props {
  page: PackedPage
  isFirst: boolean
  isLast: boolean
}

/** One page of the pack, with buttons to move and remove it and a field for its copies. */
export function PackRow({ page, isFirst, isLast }: Props) {
  const t = useText()
  const title = pageTitle(page.title, useLanguage())
  return (
    <li className="outlined grid grid-cols-[2.5rem_1fr_auto] items-center gap-x-3 py-1 pr-1 pl-2 sm:grid-cols-[2.5rem_1fr_auto_auto]">
      <div className="max-sm:row-span-2">
        <PagePicture page={page} alt="" sizes="2.5rem" />
      </div>
      <span className="font-display font-bold">{title}</span>
      <span className="sm:order-last">
        <RowButton label={t('packs.out', { title })} onClick={() => removePage(page.id)}>
          <X aria-hidden="true" className="size-5" strokeWidth={2.5} />
        </RowButton>
      </span>
      <span className="flex items-center gap-1 max-sm:col-span-2">
        <span className="flex items-center gap-1.5">
          <span aria-hidden="true">×</span>
          <CopiesField
            label={t('packs.copies', { title })}
            copies={page.copies}
            onChange={(copies) => setCopies(page.id, copies)}
          />
        </span>
        <ColorButton slug={page.slug} title={title} isIcon />
        <RowButton
          label={t('packs.up', { title })}
          isDisabled={isFirst}
          onClick={() => movePage(page.id, -1)}
        >
          <ArrowUp aria-hidden="true" className="size-5" strokeWidth={2.5} />
        </RowButton>
        <RowButton
          label={t('packs.down', { title })}
          isDisabled={isLast}
          onClick={() => movePage(page.id, 1)}
        >
          <ArrowDown aria-hidden="true" className="size-5" strokeWidth={2.5} />
        </RowButton>
      </span>
    </li>
  )
}

interface StepProps {
  label: string
  isDisabled?: boolean
  onClick(): void
  children: ReactNode
}

const RowButton = ({ label, isDisabled, onClick, children }: StepProps) => (
  <button
    type="button"
    aria-label={label}
    aria-disabled={isDisabled || undefined}
    onClick={onClick}
    className="crayon crayon-sun inline-flex size-11 items-center justify-center rounded-full aria-disabled:opacity-35"
  >
    {children}
  </button>
)
