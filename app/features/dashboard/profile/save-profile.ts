import type { Language } from '#domain/text/languages.ts'
import { sanitise } from '#domain/text/sanitise.ts'
import type { Client } from '#app/lib/session/supabase-client.ts'

/** `no-user`: the session has ended, here or in another tab. */
type SaveOutcome = 'saved' | 'no-user' | 'failed'

export async function saveProfile(
  loadClient: () => Promise<Client>,
  userId: string,
  { name, language }: { name: string; language: Language },
): Promise<SaveOutcome> {
  try {
    const client = await loadClient()
    const { data } = await client.auth.getSession()
    if (!data.session) return 'no-user'
    const { data: saved, error } = await client
      .from('profiles')
      .update({ full_name: sanitise(name), language_preference: language })
      .eq('id', userId)
      .select('id')
    return !error && saved.length === 1 ? 'saved' : 'failed'
  } catch {
    return 'failed'
  }
}
