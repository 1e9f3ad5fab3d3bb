import { useLanguage } from '#app/lib/layout/site-data.ts'
import { paths } from '#app/lib/navigation/paths.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { ButtonLink } from '#app/ui/button.tsx'

/** Leads a guest to the drawing table, which needs no account. */
export function DrawNowLink({ wish, onClick }: { wish?: string; onClick?(): void }) {
  const t = useText()
  return (
    <ButtonLink to={paths.draw(useLanguage(), wish)} onClick={onClick} className="script-only">
      {t('common.draw-now')}
    </ButtonLink>
  )
}
