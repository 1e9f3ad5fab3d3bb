import { type ReactNode, useEffect } from 'react'
import { Outlet, useLocation } from 'react-router'
import { SKELETONS } from '#domain/limits.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { useSlowNavigation } from '#app/lib/use-slow-navigation.ts'
import { GridSkeleton, SheetSkeleton, TitleSkeleton } from '#app/ui/skeleton.tsx'
import { LoadFailure } from './parts/load-failure.tsx'
import { Searching } from './parts/searching.tsx'

/** Over a slow line the next screen shows its outlines before it is there. A screen that only changes its list says so itself. */
export default function Arriving() {
  const { to, isHere } = useSlowNavigation()
  const kind = to === undefined || isHere ? undefined : kindOf(to)
  return kind === undefined ? <Outlet /> : <Outlines kind={kind} />
}

/** What a screen could not load is said in its place: header, search and footer stay. */
export function ErrorBoundary() {
  const t = useText()
  const kind = kindOf(useLocation().pathname)
  const isList = kind !== undefined && kind !== 'sheet'
  return <LoadFailure title={t(isList ? 'failure.list' : 'failure.title')} />
}

const KINDS = {
  home: /^(\/\w\w)?\/?$/,
  category: /^(\/\w\w)?\/category\/[^/]+$/,
  grid: /^(\/\w\w)?\/(top-100|random)$/,
  search: /^(\/\w\w)?\/search$/,
  sheet: /^(\/\w\w)?\/page\/[^/]+$/,
}

type Kind = keyof typeof KINDS

function kindOf(path: string): Kind | undefined {
  return (Object.keys(KINDS) as Kind[]).find((kind) => KINDS[kind].test(path))
}

function Outlines({ kind }: { kind: Kind }) {
  const t = useText()
  const label = t('common.loading')
  // The place left behind was remembered when the way began.
  useEffect(() => {
    scrollTo(0, 0)
  }, [])
  const shown: Record<Kind, ReactNode> = {
    home: <GridSkeleton count={SKELETONS.home} label={label} />,
    category: <GridSkeleton count={SKELETONS.category} label={label} />,
    grid: <GridSkeleton count={SKELETONS.grid} label={label} />,
    search: <Searching />,
    sheet: <SheetSkeleton label={label} />,
  }
  return (
    <div className="min-h-dvh">
      {kind !== 'sheet' && <TitleSkeleton />}
      {shown[kind]}
    </div>
  )
}
