import { useText } from '#app/lib/texts/use-text.tsx'
import { CreateWishButton } from './create-wish-button.tsx'

/** Follows the results of a search that met everything: the right picture may still be missing. */
export function DrawItInstead({ wish }: { wish: string }) {
  const t = useText()
  return (
    <p className="mt-10 flex flex-wrap items-center justify-center gap-x-5 gap-y-3 text-center">
      {t('search.not-it')}
      <CreateWishButton wish={wish} variant="plain" />
    </p>
  )
}
