import { lazy, Suspense } from 'react'
import { useSession } from '#app/lib/session/session.tsx'

const CreatorTools = lazy(() => import('#app/features/create/creator-tools.tsx'))

/** Tools for the creator of a page; other users do not load them. */
export function LazyCreatorTools({
  pageId,
  creatorId,
}: {
  pageId: string
  creatorId: string | null | undefined
}) {
  const { state } = useSession()
  if (state.status !== 'user' || state.account.id !== creatorId) return null
  return (
    <Suspense>
      <CreatorTools key={pageId} pageId={pageId} />
    </Suspense>
  )
}
