import { redirect } from 'react-router'
import { askedAddress } from '#app/lib/asked-address.ts'
import type { Route } from './+types/coloring-page.ts'

/** The other name of the detail screen: leads there with prefix and query kept. */
export function loader({ request }: Route.LoaderArgs) {
  const { pathname, search } = askedAddress(request)
  // Not `replace`: that would take the place of the screen one comes from, and the way back to it.
  throw redirect(pathname.replace('/coloring-page/', '/page/') + search, 301)
}

export default function ColoringPage() {
  return null
}
