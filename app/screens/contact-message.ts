import { redirect } from 'react-router'
import { takeMessage } from '#app/features/contact/take-message.ts'
import { isForeign } from '#app/lib/foreign-request.ts'
import { languageOf } from '#app/lib/language.ts'
import { visitContext } from '#app/lib/visit.ts'
import type { Route } from './+types/contact-message.ts'

/** Whoever opens this address finds the form. */
export const loader = ({ request }: Route.LoaderArgs) =>
  redirect(new URL(request.url).pathname.replace(/\/message$/, ''))

/** The contact form where there is a script: the same message, answered without a new page. */
export async function action({ request, params, context }: Route.ActionArgs): Promise<Response> {
  if (isForeign(request)) return new Response(null, { status: 403 })
  const { answer, status } = await takeMessage(
    request,
    languageOf(params.lang, request),
    context.get(visitContext),
  )
  return Response.json(answer, { status })
}
