import { Check, Layers } from 'lucide-react'
import { CLASS_PACK_LIMITS } from '#domain/print/class-pack.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { ToggleButton } from '#app/ui/toggle-button.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { type PackedPage, packStore, togglePage } from './pack-store.ts'

interface Props {
  page: Omit<PackedPage, 'copies'>
  title: string
  /** A round switch on a card, or a button with text on the page's own screen. */
  as: 'switch' | 'button'
}

/** Adds a page to the class pack or removes it. */
export function PackButton({ page, title, as }: Props) {
  const t = useText()
  const toast = useToast()
  const isIn = packStore.use().some(({ id }) => id === page.id)
  const toggle = () => {
    if (togglePage(page) === 'full')
      toast.show({
        kind: 'warning',
        title: t('pack.full', { most: CLASS_PACK_LIMITS.maxPages }),
        text: t('pack.full-hint'),
      })
  }
  const Icon = isIn ? Check : Layers
  if (as === 'switch')
    return (
      <ToggleButton crayon="sky" isOn={isIn} label={t('pack.put-in', { title })} onClick={toggle}>
        <Icon aria-hidden="true" className="size-5" strokeWidth={2.5} />
      </ToggleButton>
    )
  return (
    <Button aria-pressed={isIn} onClick={toggle} className={`script-only ${isIn ? 'bg-sky' : ''}`}>
      <Icon aria-hidden="true" className="size-5 shrink-0" strokeWidth={2.5} />
      {isIn ? t('pack.is-in') : t('pack.add')}
    </Button>
  )
}
