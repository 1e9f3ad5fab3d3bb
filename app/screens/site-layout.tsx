import { type ComponentType, lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { Outlet, redirect, type ShouldRevalidateFunctionArgs, useLocation, useParams } from 'react-router'
import { FALLBACK_LANGUAGE } from '#domain/text/languages.ts'
import { Footer } from '#app/components/footer.tsx'
import { Header } from '#app/components/header.tsx'
import { SiteNotice } from '#app/components/site-notice.tsx'
import { AccountMenu } from '#app/features/accounts/menu/account-menu.tsx'
import { AuthCallbackHandler } from '#app/features/accounts/auth-callback/auth-callback-handler.tsx'
import { useAccountFavourites } from '#app/features/favourites/use-account-favourites.ts'
import { LazyPackTray } from '#app/features/pack/lazy-pack-tray.tsx'
import { requestedPath } from '#app/lib/request/requested-path.ts'
import { type SiteData, useLanguage, useSiteData } from '#app/lib/layout/site-data.ts'
import { pathInLanguage, negotiateLanguage, parseLanguageSegment } from '#app/lib/language/url-language.ts'
import { logNotFound, redirectToNotFound } from '#app/lib/request/not-found-log.ts'
import { paths } from '#app/lib/navigation/paths.ts'
import { useWasReloadCancelled } from '#app/lib/navigation/use-offline-navigation.ts'
import { SessionProvider, useSession } from '#app/lib/session/session.tsx'
import { loadTexts } from '#app/lib/texts/load-texts.ts'
import { TextsProvider, useText } from '#app/lib/texts/use-text.tsx'
import { requestContext } from '#app/lib/request/request-context.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { ToastArea } from '#app/ui/toast.tsx'
import type { Route } from './+types/site-layout.ts'
import { SiteSearch } from './layout/site-search.tsx'

/** The layout around every screen: language, header, search, footer, toasts. */
export async function loader({ request, params, context }: Route.LoaderArgs): Promise<SiteData> {
  const site = context.get(requestContext)
  const segment = parseLanguageSegment(params.lang)
  const { pathname, search } = requestedPath(request)
  if (segment.kind === 'variant') throw redirect(pathInLanguage(pathname, segment.language) + search, 301)
  // The route `*` handles unknown paths below a language; the home screen responds to a single unknown segment.
  const isUnknown = segment.kind === 'none' && params.lang !== undefined && !('*' in params)
  const isSingleSegment = pathname.lastIndexOf('/') === 0
  if (segment.kind === 'unsupported' || (isUnknown && !isSingleSegment))
    return redirectToNotFound(site, request)
  if (isUnknown) await logNotFound(site, request)
  const language =
    segment.kind === 'language'
      ? segment.language
      : negotiateLanguage(request.headers.get('cookie'), request.headers.get('accept-language'))
  await loadTexts(language)
  const notice = await site.loadNotice()
  return { language, config: site.config, notice: notice?.[language] ?? notice?.[FALLBACK_LANGUAGE] }
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<SiteData> {
  const siteData = await serverLoader()
  await loadTexts(siteData.language)
  return siteData
}

/** The layout depends on the language only. */
export function shouldRevalidate({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) {
  return currentParams.lang !== nextParams.lang
}

export default function SiteLayout({ loaderData: { language } }: Route.ComponentProps) {
  return (
    <TextsProvider language={language}>
      <SessionProvider>
        <SiteContent />
      </SessionProvider>
    </TextsProvider>
  )
}

function SiteContent() {
  const t = useText()
  return (
    <ToastArea closeLabel={t('common.close')}>
      <AuthCallbackHandler />
      <AccountFavourites />
      <div className="flex min-h-dvh flex-col">
        <LazyOfflineSupport />
        <SiteNotice />
        <Header create={<CreateButton />} account={<AccountMenu />} />
        <SearchBar />
        <main id="content" className="mx-auto w-full max-w-6xl grow px-4 pb-10 sm:px-6 sm:pb-16">
          {/* With its own boundary the screen hydrates in small steps, after the layout. */}
          <Suspense>
            <Outlet />
          </Suspense>
        </main>
        <LazyPackTray />
        <Footer />
      </div>
      <LazyAuthDialog />
    </ToastArea>
  )
}

/** The home screen has its own, larger search box, unless it is replaced by an error. */
function SearchBar() {
  const params = useParams()
  const { pathname, search } = useLocation()
  const isOffline = useWasReloadCancelled()
  const isHome = pathname.replace(/\/$/, '') === (params.lang ? `/${params.lang}` : '')
  if (isHome && !isOffline) return null
  const query = pathname.endsWith('/search') ? (new URLSearchParams(search).get('q') ?? '') : ''
  return (
    <div className="sticky top-0 z-20 border-b-[2.5px] border-ink bg-paper" data-no-print>
      <div className="mx-auto max-w-6xl px-4 py-2 sm:px-6">
        <SiteSearch size="bar" initial={query} />
      </div>
    </div>
  )
}

/** A separate component, so that a change of the session does not render the whole layout. */
function AccountFavourites() {
  useAccountFavourites()
  return null
}

const OFFLINE_SUPPORT_AFTER_MS = 4000
/** The drawing table and coloring store themselves for use offline as soon as they work, with all files that are loaded by then. */
const STORES_ITSELF = /\/(draw|color)(\/|$)/

/** Loaded when the first screen has been open for a moment, so that the first visit does not pay for it. */
function LazyOfflineSupport() {
  const language = useLanguage()
  const [OfflineSupport, setOfflineSupport] = useState<ComponentType>()
  const load = useEffectEvent(() => {
    const loading = [import('./layout/offline-support.tsx'), loadTexts(language, 'offline')] as const
    Promise.all(loading).then(
      ([{ default: component }]) => setOfflineSupport(() => component),
      // The import fails without a connection. It is repeated when the device is online again.
      () => {},
    )
  })
  useEffect(() => {
    const isUrgent = !navigator.onLine || STORES_ITSELF.test(location.pathname)
    const timer = setTimeout(load, isUrgent ? 0 : OFFLINE_SUPPORT_AFTER_MS)
    addEventListener('online', load)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', load)
    }
  }, [])
  return OfflineSupport && <OfflineSupport />
}

const AuthDialog = lazy(() => import('#app/features/accounts/auth-dialog.tsx'))

/**
 * Loaded when first opened. It opens on every screen for the second factor, except on the sign-in screen, which has
 * its own form.
 */
function LazyAuthDialog() {
  const { authView, state } = useSession()
  const { pathname } = useLocation()
  const needsSecondFactor = state.status === 'needs-second-factor' && !pathname.endsWith('/auth')
  return authView === null && !needsSecondFactor ? null : (
    <Suspense>
      <AuthDialog />
    </Suspense>
  )
}

/** Guests write their wish first; the create screen asks them to sign up. */
function CreateButton() {
  const t = useText()
  const { language } = useSiteData()
  return (
    <ButtonLink variant="primary" className="min-h-11 px-4" to={paths.create(language)}>
      {t('header.create')}
    </ButtonLink>
  )
}
