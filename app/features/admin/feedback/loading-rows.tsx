import { useText } from '#app/lib/texts/use-text.tsx'

/** Placeholder for rows that are still loading. */
export function LoadingRows({ rows = 5 }: { rows?: number }) {
  const t = useText()
  return (
    <div role="status" aria-label={t('admin.loading')} className="outlined flex flex-col gap-4 p-5">
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} aria-hidden="true" className="h-5 animate-pencil rounded-full bg-ink/15" />
      ))}
    </div>
  )
}
