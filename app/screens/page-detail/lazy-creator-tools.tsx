import { lazy, Suspense } from 'react'
import { useSession } from '#app/lib/session/session.tsx'

const CreatorTools = lazy(() => import('#app/features/create/creator-tools.tsx'))

/** Tools for the creator of a page; other users do not load them. */
export function LazyCreatorTools({ page }: { page: { id: string; created_by: string | null } }) {
  const { state } = useSession()
  if (state.status !== 'user' || state.account.id !== page.created_by) return null
  return (
    <Suspense>
      <CreatorTools key={page.id} pageId={page.id} />
    </Suspense>
  )
}
