import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'

/** What went wrong where something should stand, and the way to try again. */
export function ErrorLine({ text, onAgain }: { text?: string; onAgain?(): void }) {
  const t = useText()
  return (
    <div role="alert" className="outlined flex flex-wrap items-center gap-3 bg-tomato-soft px-4 py-3">
      <span aria-hidden="true" className="font-bold">
        ✗
      </span>
      <p className="min-w-0 grow">{text ?? t('admin.failed')}</p>
      {onAgain && (
        <Button className="min-h-11" onClick={onAgain}>
          {t('admin.again')}
        </Button>
      )}
    </div>
  )
}
