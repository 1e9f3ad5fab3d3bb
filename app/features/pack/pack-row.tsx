import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { CLASS_PACK_LIMITS } from '#domain/print/class-pack.ts'
import { pageTitle } from '#domain/text/localised-text.ts'
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
  // While the user types, the field keeps the typed text, which may be empty between 1 and 25.
  const [typed, setTyped] = useState<string>()
  return (
    <li className="outlined flex flex-wrap items-center gap-x-3 gap-y-1 py-1 pr-1 pl-2">
      <div className="w-10 shrink-0">
        <PagePicture page={page} alt="" sizes="2.5rem" />
      </div>
      <span className="min-w-32 grow basis-0 font-display font-bold">{title}</span>
      <span className="flex items-center gap-1">
        <label className="flex items-center gap-1.5">
          <span aria-hidden="true">×</span>
          <input
            type="number"
            inputMode="numeric"
            aria-label={t('packs.copies', { title })}
            min={1}
            max={CLASS_PACK_LIMITS.maxCopies}
            value={typed ?? page.copies}
            onChange={({ target }) => {
              setTyped(target.value)
              if (target.value) setCopies(page.id, target.valueAsNumber)
            }}
            onBlur={() => setTyped(undefined)}
            className="outlined min-h-11 w-16 px-2 text-center"
          />
        </label>
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
