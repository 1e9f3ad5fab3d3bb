import type { Language } from '#domain/languages.ts'
import type { Visit } from '#app/lib/visit.ts'
import { type ContactAnswer, readMessage } from './read-message.ts'

const STATUS: Record<ContactAnswer['outcome'], number> = {
  sent: 200,
  check: 422,
  'too-many': 429,
  failed: 503,
}

/** Takes a sent form: on the server, whichever way it came. */
export async function takeMessage(
  request: Request,
  language: Language,
  visit: Pick<Visit, 'contact'>,
): Promise<{ answer: ContactAnswer; status: number }> {
  const form = await request.formData().catch(() => {
    throw new Response(null, { status: 400 })
  })
  const { words, channel, problems, isTrapped } = readMessage(form)
  const answer = (outcome: ContactAnswer['outcome']) => ({
    answer: { outcome, words, problems },
    status: STATUS[outcome],
  })
  // A program is told what it wants to hear.
  if (isTrapped) return answer('sent')
  if (Object.keys(problems).length > 0) return answer('check')
  return answer(await visit.contact({ ...words, channel, language }, request))
}
