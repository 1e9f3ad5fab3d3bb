import { useNavigate } from 'react-router'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { paths } from '#app/lib/navigation/paths.ts'
import { useSessionActions } from '#app/lib/session/session.tsx'

/** Opens the create screen with the wish in its field. Guests sign in there first. */
export function useCreateWish(): (wish: string) => void {
  const language = useLanguage()
  const navigate = useNavigate()
  const { currentSession, openAuth } = useSessionActions()
  return (wish) => {
    // In the URL, so that the wish is still there after signing in with another provider.
    const returnTo = paths.create(language, { prompt: wish })
    void navigate(returnTo)
    if (currentSession().state.status !== 'user') openAuth('signup', { wish, returnTo })
  }
}
