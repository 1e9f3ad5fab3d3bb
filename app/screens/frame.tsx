import { lazy, Suspense } from 'react'
import { Outlet, redirect, type ShouldRevalidateFunctionArgs, useLocation, useParams } from 'react-router'
import { FALLBACK_LANGUAGE } from '#domain/languages.ts'
import { Footer } from '#app/components/footer.tsx'
import { Header } from '#app/components/header.tsx'
import { SiteNotice } from '#app/components/site-notice.tsx'
import { AccountMenu } from '#app/features/accounts/account-menu.tsx'
import { Arrivals } from '#app/features/accounts/arrivals.tsx'
import { useAccountFavourites } from '#app/features/favourites/use-account-favourites.ts'
import { PackTrayOnDemand } from '#app/features/pack/pack-tray-on-demand.tsx'
import { askedAddress } from '#app/lib/asked-address.ts'
import { type FrameData, useFrame } from '#app/lib/frame.ts'
import { inLanguage, negotiate, readSegment } from '#app/lib/language.ts'
import { leadTo404 } from '#app/lib/missing.ts'
import { paths } from '#app/lib/paths.ts'
import { SessionProvider, useIsUser, useSession, useSessionTools } from '#app/lib/session/session.tsx'
import { loadTexts } from '#app/lib/texts/load.ts'
import { Texts, useText } from '#app/lib/texts/use-text.tsx'
import { visitContext } from '#app/lib/visit.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { ToastArea } from '#app/ui/toast.tsx'
import type { Route } from './+types/frame.ts'
import { SiteSearch } from './parts/site-search.tsx'

/** Everything around a screen: which language it speaks, header, footer, messages. */
export async function loader({ request, params, context }: Route.LoaderArgs): Promise<FrameData> {
  const visit = context.get(visitContext)
  const segment = readSegment(params.lang)
  const { pathname, search } = askedAddress(request)
  if (segment.kind === 'plain') throw redirect(inLanguage(pathname, segment.language) + search, 301)
  // A first segment that is no language at all is an unknown path; where more follows it, the screen for unknown paths says so itself.
  const isUnknown = segment.kind === 'none' && params.lang !== undefined && !('*' in params)
  if (segment.kind === 'unsupported' || isUnknown) return leadTo404(visit, request)
  const language =
    segment.kind === 'language'
      ? segment.language
      : negotiate(request.headers.get('cookie'), request.headers.get('accept-language'))
  await loadTexts(language)
  const notice = await visit.notice()
  return { language, config: visit.config, notice: notice?.[language] ?? notice?.[FALLBACK_LANGUAGE] }
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<FrameData> {
  const frame = await serverLoader()
  await loadTexts(frame.language)
  return frame
}

/** The frame changes with the language only. */
export function shouldRevalidate({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) {
  return currentParams.lang !== nextParams.lang
}

export default function Frame({ loaderData: { language } }: Route.ComponentProps) {
  return (
    <Texts language={language}>
      <SessionProvider>
        <Inside />
      </SessionProvider>
    </Texts>
  )
}

function Inside() {
  const t = useText()
  const params = useParams()
  const { pathname, search } = useLocation()
  // What was searched for stays in the box, to be changed.
  const query = pathname.endsWith('/search') ? (new URLSearchParams(search).get('q') ?? '') : ''
  const isHome = pathname.replace(/\/$/, '') === (params.lang ? `/${params.lang}` : '')
  return (
    <ToastArea closeLabel={t('common.close')}>
      <Arrivals />
      <AccountFavourites />
      <div className="flex min-h-dvh flex-col">
        <SiteNotice />
        <Header create={<CreateButton />} account={<AccountMenu />} />
        {!isHome && (
          <div className="sticky top-0 z-20 border-b-[2.5px] border-ink bg-paper" data-no-print>
            <div className="mx-auto max-w-6xl px-4 py-2 sm:px-6">
              <SiteSearch size="bar" initial={query} />
            </div>
          </div>
        )}
        <main id="content" className="mx-auto w-full max-w-6xl grow px-4 pb-16 sm:px-6">
          {/* A boundary of its own: the screen wakes up in small steps, after the frame around it. */}
          <Suspense>
            <Outlet />
          </Suspense>
        </main>
        <PackTrayOnDemand />
        <Footer />
      </div>
      <LazyAuthDialog />
    </ToastArea>
  )
}

/** Apart from the frame, which is not to be rendered again when it is known who is here. */
function AccountFavourites() {
  useAccountFavourites()
  return null
}

const AuthDialog = lazy(() => import('#app/features/accounts/auth-dialog.tsx'))

/** Fetched when it is first asked for. Whoever is half-way in is asked for the rest wherever they are; the sign-in page asks itself. */
function LazyAuthDialog() {
  const { authView, state } = useSession()
  const { pathname } = useLocation()
  const isHalfWay = state.status === 'factor' && !pathname.endsWith('/auth')
  return authView === null && !isHalfWay ? null : (
    <Suspense>
      <AuthDialog />
    </Suspense>
  )
}

function CreateButton() {
  const t = useText()
  const { language } = useFrame()
  const { openAuth } = useSessionTools()
  const look = 'min-h-11 px-4'
  return useIsUser() ? (
    <ButtonLink look="main" className={look} to={paths.create(language)}>
      {t('header.create')}
    </ButtonLink>
  ) : (
    <Button look="main" className={look} onClick={() => openAuth('signin')}>
      {t('header.create')}
    </Button>
  )
}
