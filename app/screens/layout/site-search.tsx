import { SearchBox } from '#app/features/search/search-box.tsx'
import { useCreateWish } from './use-create-wish.ts'

interface Props {
  size: 'hero' | 'bar'
  initial?: string
  onType?(text: string): void
}

/** The search box, which offers to create a page from the query when nothing is found. */
export function SiteSearch(props: Props) {
  return <SearchBox {...props} onCreate={useCreateWish()} />
}
