import { Pencil } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { paths } from '#app/lib/navigation/paths.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { ButtonLink, type ButtonVariant } from '#app/ui/button.tsx'
import { useCreateWish } from '../layout/use-create-wish.ts'

/** Hands the query over to creating as a wish. A link, so that it also opens in a new tab. */
export function CreateWishButton({ wish, variant = 'primary' }: { wish: string; variant?: ButtonVariant }) {
  const t = useText()
  const language = useLanguage()
  const createWish = useCreateWish()
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    createWish(wish)
  }
  return (
    <ButtonLink variant={variant} to={paths.create(language, { prompt: wish })} onClick={onClick}>
      <Pencil aria-hidden="true" className="size-5 shrink-0" strokeWidth={2.5} />
      {t('search.create')}
    </ButtonLink>
  )
}
