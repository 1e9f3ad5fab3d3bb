import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'

interface Props {
  /** What the region shows and its place: "castle, 3 of 12". */
  label: string
  onStep(step: -1 | 1): void
  onFill(): void
}

/** Goes from region to region with two buttons and fills with a third: for keyboards, switch devices and unsteady hands. */
export function StepBar({ label, onStep, onFill }: Props) {
  const t = useText()
  return (
    <div
      role="group"
      aria-label={t('coloring.steps')}
      className="flex flex-wrap items-center justify-center gap-1.5 border-t-2 border-ink bg-sheet p-2"
    >
      <Button className="px-3" aria-label={t('coloring.previous')} onClick={() => onStep(-1)}>
        <ChevronLeft aria-hidden="true" className="size-5" strokeWidth={2.5} />
      </Button>
      <p className="min-w-0 grow text-center leading-tight max-sm:order-first max-sm:w-full">{label}</p>
      <Button className="px-3" aria-label={t('coloring.next')} onClick={() => onStep(1)}>
        <ChevronRight aria-hidden="true" className="size-5" strokeWidth={2.5} />
      </Button>
      <Button variant="primary" className="px-4 max-sm:grow" onClick={onFill}>
        {t('coloring.color-this')}
      </Button>
    </div>
  )
}
