import { SearchBox } from '#app/features/search/search-box.tsx'
import { useCreateWish } from './use-create-wish.ts'

/** The search box, which offers to create a page from the query when nothing is found. */
export function SiteSearch({ size, initial }: { size: 'hero' | 'bar'; initial?: string }) {
  return <SearchBox size={size} initial={initial} onCreate={useCreateWish()} />
}
