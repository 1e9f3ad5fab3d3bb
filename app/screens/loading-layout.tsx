import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { isRouteErrorResponse, Outlet, useLocation, useRouteError } from 'react-router'
import { SKELETON_COUNTS } from '#domain/product-limits.ts'
import { useOfflineNavigation } from '#app/lib/navigation/use-offline-navigation.ts'
import { useSlowNavigation } from '#app/lib/navigation/use-slow-navigation.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { GridSkeleton, SheetSkeleton, TitleSkeleton } from '#app/ui/skeleton.tsx'
import { LoadError } from './layout/load-error.tsx'
import { SearchLoading } from './layout/search-loading.tsx'

const NotFoundMessage = lazy(async () => ({
  default: (await import('./layout/not-found-message.tsx')).NotFoundMessage,
}))

/**
 * During a slow navigation, shows the skeleton of the next screen. A screen that only reloads its list shows its
 * own skeleton.
 */
export default function LoadingLayout() {
  const t = useText()
  const { to, isSameScreen } = useSlowNavigation()
  const offlinePath = useOfflineNavigation()
  if (offlinePath !== undefined) return <LoadError title={t('failure.title')} path={offlinePath} />
  const kind = to === undefined || isSameScreen ? undefined : skeletonKind(to)
  return kind === undefined ? <Outlet /> : <ScreenSkeleton kind={kind} />
}

/** An error of a screen is shown in its place: header, search and footer stay. */
export function ErrorBoundary() {
  const t = useText()
  const { pathname } = useLocation()
  const error = useRouteError()
  const kind = skeletonKind(pathname)
  if (isRouteErrorResponse(error) && error.status === 404)
    return (
      <Suspense>
        <NotFoundMessage path={pathname} />
      </Suspense>
    )
  const isList = kind !== undefined && kind !== 'sheet'
  return <LoadError title={t(isList ? 'failure.list' : 'failure.title')} />
}

const SKELETON_PATHS = {
  home: /^(\/\w\w)?\/?$/,
  category: /^(\/\w\w)?\/category\/[^/]+$/,
  grid: /^(\/\w\w)?\/(top-100|random|pack)$/,
  search: /^(\/\w\w)?\/search$/,
  sheet: /^(\/\w\w)?\/page\/[^/]+$/,
}

type SkeletonKind = keyof typeof SKELETON_PATHS

function skeletonKind(path: string): SkeletonKind | undefined {
  return (Object.keys(SKELETON_PATHS) as SkeletonKind[]).find((kind) => SKELETON_PATHS[kind].test(path))
}

function ScreenSkeleton({ kind }: { kind: SkeletonKind }) {
  const t = useText()
  const label = t('common.loading')
  // React Router has already stored the scroll position of the previous screen.
  useEffect(() => {
    scrollTo(0, 0)
  }, [])
  const skeletons: Record<SkeletonKind, ReactNode> = {
    home: <GridSkeleton count={SKELETON_COUNTS.home} label={label} />,
    category: <GridSkeleton count={SKELETON_COUNTS.category} label={label} />,
    grid: <GridSkeleton count={SKELETON_COUNTS.grid} label={label} />,
    search: <SearchLoading />,
    sheet: <SheetSkeleton label={label} />,
  }
  return (
    <div className="min-h-dvh">
      {kind !== 'sheet' && <TitleSkeleton />}
      {skeletons[kind]}
    </div>
  )
}
