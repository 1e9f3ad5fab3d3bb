import { useEffect } from 'react'
import { TextBundle } from '#app/lib/texts/text-bundle.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { useSession } from '#app/lib/session/session.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { AuthForms, useAuthTitle } from './auth-forms.tsx'
import { AuthPanel } from './auth-panel.tsx'

/** Signing in wherever one is. */
export default function AuthDialog() {
  return (
    <TextBundle bundle="accounts">
      <Opened />
    </TextBundle>
  )
}

/** Closing it half-way, before the second step, is leaving. */
function Opened() {
  const t = useText()
  const { state, authView, openAuth, closeAuth, client } = useSession()
  const view = authView ?? 'signin'
  const title = useAuthTitle(view)
  const close = () => {
    closeAuth()
    if (state.status === 'factor') void client().then(({ auth }) => auth.signOut({ scope: 'local' }))
  }
  // Whoever has signed in in another tab is not asked any more.
  const isIn = state.status === 'user'
  useEffect(() => {
    if (isIn) closeAuth()
  }, [isIn, closeAuth])
  return (
    <Dialog
      wide
      open={authView !== null || state.status === 'factor'}
      onClose={close}
      title={title}
      closeLabel={t('common.close')}
    >
      <div className="grid gap-8 sm:grid-cols-[3fr_2fr]">
        <AuthForms view={view} onDone={closeAuth} onView={openAuth} />
        <AuthPanel />
      </div>
    </Dialog>
  )
}
