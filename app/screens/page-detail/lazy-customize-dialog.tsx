import { lazy, Suspense, useEffect } from 'react'
import { useSearchParams } from 'react-router'
import type { PageDetail } from '#app/lib/pages/page-queries.ts'
import { useSession } from '#app/lib/session/session.tsx'
import { TextBundle } from '#app/lib/texts/text-bundle.tsx'

const CustomizeDialog = lazy(() => import('#app/features/create/customize-dialog.tsx'))

const FLAG = 'customize'

/** `?customize=true` opens the dialog. A guest signs in first and then finds the dialog open. */
export function LazyCustomizeDialog({
  page,
  title,
}: {
  page: Omit<PageDetail, 'categories'>
  title: string
}) {
  const [query, setQuery] = useSearchParams()
  const { state, openAuth } = useSession()
  const isWanted = query.get(FLAG) === 'true'
  const mustSignIn = isWanted && state.status === 'guest'
  useEffect(() => {
    if (mustSignIn) openAuth('signin', { page: page.slug })
  }, [mustSignIn, openAuth, page.slug])
  if (!isWanted || state.status !== 'user') return null
  const close = () =>
    setQuery(
      (params) => {
        params.delete(FLAG)
        return params
      },
      { replace: true, preventScrollReset: true },
    )
  return (
    <TextBundle bundle="wish">
      <Suspense>
        <CustomizeDialog key={page.id} page={page} title={title} onClose={close} />
      </Suspense>
    </TextBundle>
  )
}
