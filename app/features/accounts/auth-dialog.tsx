import { useEffect } from 'react'
import { DrawNowLink } from '#app/components/draw-now-link.tsx'
import { TextBundle } from '#app/lib/texts/text-bundle.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { useSession } from '#app/lib/session/session.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { AuthForms, useAuthTitle } from './auth-forms.tsx'
import { AccountBenefits } from './account-benefits.tsx'

/** Opens over any screen. */
export default function AuthDialog() {
  return (
    <TextBundle bundle="accounts">
      <AuthDialogContent />
    </TextBundle>
  )
}

/** Closing the dialog before the second factor ends the unfinished session. */
function AuthDialogContent() {
  const t = useText()
  const { state, authView, authReason, openAuth, closeAuth, client } = useSession()
  const view = authView ?? 'signin'
  const title = useAuthTitle(view)
  const close = () => {
    closeAuth()
    if (state.status === 'needs-second-factor')
      void client().then(({ auth }) => auth.signOut({ scope: 'local' }))
  }
  // The user may have signed in in another tab.
  const isSignedIn = state.status === 'user'
  useEffect(() => {
    if (isSignedIn) closeAuth()
  }, [isSignedIn, closeAuth])
  return (
    <Dialog
      wide
      open={authView !== null || state.status === 'needs-second-factor'}
      onClose={close}
      title={title}
      closeLabel={t('common.close')}
    >
      {authReason?.wish && (
        <p className="outlined bg-sun-soft px-4 py-3 wrap-anywhere">
          {t('accounts.wish', { wish: authReason.wish })}
        </p>
      )}
      <div className="grid gap-8 sm:grid-cols-[3fr_2fr]">
        <AuthForms
          view={view}
          returnTo={authReason?.returnTo}
          onDone={closeAuth}
          onSwitchView={(next) => openAuth(next, authReason)}
        />
        <AccountBenefits />
      </div>
      <div className="mt-6 flex justify-center border-t-2 border-dashed border-ink pt-5">
        <DrawNowLink wish={authReason?.wish} page={authReason?.page} onClick={close} />
      </div>
    </Dialog>
  )
}
