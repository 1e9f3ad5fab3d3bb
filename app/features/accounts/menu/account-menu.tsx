import { lazy, Suspense } from 'react'
import { useSession } from '#app/lib/session/session.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'

const UserMenu = lazy(() => import('./user-menu.tsx'))

/**
 * The server does not know the session, so its HTML holds the sign-in buttons and the space of the user menu. The
 * pre-paint script sets `data-session`, which selects one of them.
 */
export function AccountMenu() {
  const t = useText()
  const { state, openAuth } = useSession()
  return (
    <>
      <div className="script-only flex flex-wrap gap-2 max-lg:*:grow in-data-[session=user]:hidden">
        <Button
          variant="quiet"
          className="min-h-11 px-3 max-lg:border-ink"
          onClick={() => openAuth('signin')}
        >
          {t('header.sign-in')}
        </Button>
        <Button className="min-h-11 px-3" onClick={() => openAuth('signup')}>
          {t('header.sign-up')}
        </Button>
      </div>
      <div className="hidden in-data-[session=user]:block">
        {state.status === 'user' ? (
          <Suspense fallback={<MenuPlaceholder />}>
            <UserMenu account={state.account} />
          </Suspense>
        ) : (
          <MenuPlaceholder />
        )}
      </div>
    </>
  )
}

/** Reserves the menu's space until the session has loaded, so that the header does not shift. */
const MenuPlaceholder = () => <span aria-hidden="true" className="outlined block h-11 lg:w-40" />
