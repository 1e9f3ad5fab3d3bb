import { useNavigate } from 'react-router'
import { SearchBox } from '#app/features/search/search-box.tsx'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { paths } from '#app/lib/navigation/paths.ts'
import { useSessionActions } from '#app/lib/session/session.tsx'

/** The search box, which offers to create a page from the query when nothing is found. */
export function SiteSearch({ size, initial }: { size: 'hero' | 'bar'; initial?: string }) {
  const language = useLanguage()
  const navigate = useNavigate()
  const { currentSession, openAuth } = useSessionActions()
  const create = (wish: string) => {
    // A guest signs in on the create screen, which already has the wish.
    void navigate(paths.create(language), { state: { initialPrompt: wish } })
    if (currentSession().state.status !== 'user')
      openAuth('signup', { wish, returnTo: paths.create(language, { prompt: wish }) })
  }
  return <SearchBox size={size} initial={initial} onCreate={create} />
}
