import { lazy, Suspense } from 'react'
import { useSession } from '#app/lib/session/session.tsx'

const MakerTools = lazy(() => import('#app/features/create/maker-tools.tsx'))

/** What only the maker of a page sees, and nobody else loads. */
export function MakersCorner({ page }: { page: { id: string; created_by: string | null } }) {
  const { state } = useSession()
  if (state.status !== 'user' || state.account.id !== page.created_by) return null
  return (
    <Suspense>
      <MakerTools key={page.id} pageId={page.id} />
    </Suspense>
  )
}
