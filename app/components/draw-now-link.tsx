import { useLanguage } from '#app/lib/layout/site-data.ts'
import { paths } from '#app/lib/navigation/paths.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { useDrawTypedWish } from './use-draw-typed-wish.ts'

interface Props {
  wish?: string
  /** Reads the wish from a field when the link is followed. */
  readWish?(): string
  /** The slug of a page that is changed there. */
  page?: string
  onClick?(): void
}

/** Leads a guest to the drawing table, which needs no account. */
export function DrawNowLink({ wish, readWish, page, onClick }: Props) {
  const t = useText()
  const language = useLanguage()
  const path = page ? paths.drawPage(language, page) : paths.draw(language, wish)
  const drawTypedWish = useDrawTypedWish(readWish)
  return (
    <ButtonLink
      to={path}
      onClick={(event) => {
        onClick?.()
        drawTypedWish(event)
      }}
      className="script-only"
    >
      {t('common.draw-now')}
    </ButtonLink>
  )
}
