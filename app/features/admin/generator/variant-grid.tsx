import { pageText, pageTitle } from '#domain/text/localised-text.ts'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import type { Draft } from './generator-types.ts'

interface Props {
  drafts: readonly Draft[]
  busy: boolean
  onRelease(draft: Draft): void
  onDiscard(): void
}

/** Visitors do not see a variant until it is released. */
export function VariantGrid({ drafts, busy, onRelease, onDiscard }: Props) {
  const t = useText()
  const language = useLanguage()
  return (
    <section aria-label={t('admin-generator.preview')} aria-live="polite" className="flex flex-col gap-4">
      {drafts.length > 0 && (
        <>
          <h2 className="text-2xl">{t('admin-generator.preview')}</h2>
          <p className="max-w-prose">{t('admin-generator.preview-hint')}</p>
          <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
            {drafts.map((draft) => (
              <li key={draft.id} className="outlined flex flex-col gap-3 p-3">
                <img
                  src={`${draft.thumbnail_url}?format=webp&width=800`}
                  alt={pageTitle(draft.title, language)}
                  width={400}
                  height={457}
                  className="aspect-picture w-full object-contain"
                />
                <h3 className="text-lg">{pageTitle(draft.title, language)}</h3>
                <p className="grow text-sm">{pageText(draft.description, language, '')}</p>
                <Button disabled={busy} onClick={() => onRelease(draft)}>
                  {t('admin-generator.release')}
                </Button>
              </li>
            ))}
          </ul>
          <div>
            <Button variant="quiet" disabled={busy} onClick={onDiscard}>
              {t('admin-generator.discard')}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}
