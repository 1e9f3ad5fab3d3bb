import { useNavigate } from 'react-router'
import { SearchBox } from '#app/features/search/search-box.tsx'
import { useLanguage } from '#app/lib/frame.ts'
import { paths } from '#app/lib/paths.ts'
import { useSessionTools } from '#app/lib/session/session.tsx'

/** The search box with what happens when nothing was found: a wish becomes a page, for guests after signing in. */
export function SiteSearch({ size, initial }: { size: 'hero' | 'bar'; initial?: string }) {
  const language = useLanguage()
  const navigate = useNavigate()
  const { now, openAuth } = useSessionTools()
  const create = (wish: string) => {
    // A guest signs in where the wish will be, so that it is not typed twice.
    void navigate(paths.create(language), { state: { initialPrompt: wish } })
    if (now().state.status !== 'user') openAuth('signin')
  }
  return <SearchBox size={size} initial={initial} onCreate={create} />
}
