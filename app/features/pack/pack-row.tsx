import { ArrowDown, ArrowUp, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { pageTitle } from '#domain/text/localised-text.ts'
import { ColorButton } from '#app/components/color-button.tsx'
import { CopiesField } from '#app/components/copies-field.tsx'
import { PagePicture } from '#app/components/page-picture.tsx'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { movePage, type PackedPage, setCopies, removePage } from './pack-store.ts'

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
    <li className="outlined flex flex-wrap items-center gap-x-3 gap-y-1 py-1 pr-1 pl-2">
      <div className="w-10 shrink-0">
        <PagePicture page={page} alt="" sizes="2.5rem" />
      </div>
      <span className="min-w-32 grow basis-0 font-display font-bold">{title}</span>
      <span className="flex flex-wrap items-center gap-1">
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
        <RowButton label={t('packs.out', { title })} onClick={() => removePage(page.id)}>
          <X aria-hidden="true" className="size-5" strokeWidth={2.5} />
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
