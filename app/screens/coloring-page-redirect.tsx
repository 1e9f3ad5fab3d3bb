import { redirect } from 'react-router'
import { requestedPath } from '#app/lib/request/requested-path.ts'
import type { Route } from './+types/coloring-page-redirect.ts'

/** Redirects `/coloring-page/…` to `/page/…`, keeping language and query. */
export function loader({ request }: Route.LoaderArgs) {
  const { pathname, search } = requestedPath(request)
  // Not the `replace` of React Router instead of `redirect`: it would overwrite the history entry of the previous screen.
  throw redirect(pathname.replace('/coloring-page/', '/page/') + search, 301)
}

export default function ColoringPageRedirect() {
  return null
}
