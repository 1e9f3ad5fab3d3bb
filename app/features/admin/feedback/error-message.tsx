import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'

/** Shown instead of content that could not be loaded. */
export function ErrorMessage({ text, onRetry }: { text?: string; onRetry?(): void }) {
  const t = useText()
  return (
    <div role="alert" className="outlined flex flex-wrap items-center gap-3 bg-tomato-soft px-4 py-3">
      <span aria-hidden="true" className="font-bold">
        ✗
      </span>
      <p className="min-w-0 grow">{text ?? t('admin.failed')}</p>
      {onRetry && (
        <Button className="min-h-11" onClick={onRetry}>
          {t('admin.again')}
        </Button>
      )}
    </div>
  )
}
