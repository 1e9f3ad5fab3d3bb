import type { Language } from '#domain/text/languages.ts'
import type { RequestContext } from '#app/lib/request/request-context.ts'
import { type ContactResponse, parseContactForm } from './parse-contact-form.ts'

const HTTP_STATUS: Record<ContactResponse['outcome'], number> = {
  sent: 200,
  check: 422,
  'too-many': 429,
  failed: 503,
}

/** Runs on the server for forms sent with and without JavaScript. */
export async function handleContactForm(
  request: Request,
  language: Language,
  context: Pick<RequestContext, 'sendContactMessage'>,
): Promise<{ response: ContactResponse; status: number }> {
  const form = await request.formData().catch(() => {
    throw new Response(null, { status: 400 })
  })
  const { message, channel, problems, isSpam } = parseContactForm(form)
  const respond = (outcome: ContactResponse['outcome']) => ({
    response: { outcome, message, problems },
    status: HTTP_STATUS[outcome],
  })
  // A spam program must not learn that its message was dropped.
  if (isSpam) return respond('sent')
  if (Object.keys(problems).length > 0) return respond('check')
  return respond(await context.sendContactMessage({ ...message, channel, language }, request))
}
