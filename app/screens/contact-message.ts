import { redirect } from 'react-router'
import { handleContactForm } from '#app/features/contact/handle-contact-form.ts'
import { isCrossSite } from '#app/lib/request/cross-site-request.ts'
import { requestLanguage } from '#app/lib/language/url-language.ts'
import { requestContext } from '#app/lib/request/request-context.ts'
import type { Route } from './+types/contact-message.ts'

/** Opened in a browser, this URL redirects to the form. */
export const loader = ({ request }: Route.LoaderArgs) =>
  redirect(new URL(request.url).pathname.replace(/\/message$/, ''))

/** Receives the contact form when a script submits it; responds with JSON. */
export async function action({ request, params, context }: Route.ActionArgs): Promise<Response> {
  if (isCrossSite(request)) return new Response(null, { status: 403 })
  const { response, status } = await handleContactForm(
    request,
    requestLanguage(params.lang, request),
    context.get(requestContext),
  )
  return Response.json(response, { status })
}
