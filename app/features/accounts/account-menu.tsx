import { lazy, Suspense } from 'react'
import { useSession } from '#app/lib/session/session.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'

const UserMenu = lazy(() => import('./user-menu.tsx'))

/** Sign In and Sign Up, or who is here. Both are in the first HTML; a line of script before the first paint shows the right one. */
export function AccountMenu() {
  const t = useText()
  const { state, openAuth } = useSession()
  return (
    <>
      <div className="script-only flex flex-wrap gap-2 max-lg:*:grow in-data-[session=user]:hidden">
        <Button look="quiet" className="min-h-11 px-3 max-lg:border-ink" onClick={() => openAuth('signin')}>
          {t('header.sign-in')}
        </Button>
        <Button className="min-h-11 px-3" onClick={() => openAuth('signup')}>
          {t('header.sign-up')}
        </Button>
      </div>
      <div className="hidden in-data-[session=user]:block">
        {state.status === 'user' ? (
          <Suspense fallback={<Reserved />}>
            <UserMenu account={state.account} />
          </Suspense>
        ) : (
          <Reserved />
        )}
      </div>
    </>
  )
}

/** The place of the menu until it is known who is here. */
const Reserved = () => <span aria-hidden="true" className="outlined block h-11 lg:w-40" />
