import { useText } from '#app/lib/texts/use-text.tsx'
import { Pager } from '#app/ui/pager.tsx'

/** A pager with translated labels. */
export function ListPager(props: { current: number; pages: number; href(page: number): string }) {
  const t = useText()
  return (
    <Pager
      {...props}
      labels={{
        nav: t('pager.nav'),
        previous: t('pager.previous'),
        next: t('pager.next'),
        page: (page) => t('pager.page', { page }),
      }}
    />
  )
}
