import { Check, Layers } from 'lucide-react'
import { PACK } from '#domain/pack.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { RoundButton } from '#app/ui/round-button.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { type PackedPage, pack, togglePage } from './pack.ts'

interface Props {
  page: Omit<PackedPage, 'copies'>
  title: string
  /** On a card a small switch; beside the other actions of a page a button with words. */
  as: 'switch' | 'button'
}

/** Puts a page into the class pack. */
export function PackButton({ page, title, as }: Props) {
  const t = useText()
  const toast = useToast()
  const isIn = pack.use().some(({ id }) => id === page.id)
  const press = () => {
    if (togglePage(page) === 'full')
      toast.show({
        kind: 'warning',
        title: t('pack.full', { most: PACK.mostPages }),
        text: t('pack.full-hint'),
      })
  }
  const Icon = isIn ? Check : Layers
  if (as === 'switch')
    return (
      <RoundButton crayon="sky" isOn={isIn} label={t('pack.put-in', { title })} onClick={press}>
        <Icon aria-hidden="true" className="size-5" strokeWidth={2.5} />
      </RoundButton>
    )
  return (
    <Button aria-pressed={isIn} onClick={press} className={`script-only ${isIn ? 'bg-sky' : ''}`}>
      <Icon aria-hidden="true" className="size-5 shrink-0" strokeWidth={2.5} />
      {isIn ? t('pack.is-in') : t('pack.add')}
    </Button>
  )
}
