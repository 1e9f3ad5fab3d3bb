import { data } from 'react-router'
import { alreadyLoggedPath, logNotFound } from '#app/lib/request/not-found-log.ts'
import { requestedPath } from '#app/lib/request/requested-path.ts'
import { requestContext } from '#app/lib/request/request-context.ts'
import type { Route } from './+types/not-found.ts'
import { NotFoundMessage } from './layout/not-found-message.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const loggedPath = alreadyLoggedPath(request)
  if (loggedPath === undefined) await logNotFound(context.get(requestContext), request)
  return data({ path: loggedPath ?? requestedPath(request).pathname }, { status: 404 })
}

export default function NotFound({ loaderData: { path } }: Route.ComponentProps) {
  return <NotFoundMessage path={path} />
}
