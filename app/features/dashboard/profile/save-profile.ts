import type { Language } from '#domain/languages.ts'
import { sanitise } from '#domain/sanitise.ts'
import type { Client } from '#app/lib/session/client.ts'

/** `no-user`: the session has ended meanwhile, here or in another tab. */
export type Saved = 'saved' | 'no-user' | 'failed'

export async function saveProfile(
  open: () => Promise<Client>,
  id: string,
  { name, language }: { name: string; language: Language },
): Promise<Saved> {
  try {
    const client = await open()
    const { data } = await client.auth.getSession()
    if (!data.session) return 'no-user'
    const { data: saved, error } = await client
      .from('profiles')
      .update({ full_name: sanitise(name), language_preference: language })
      .eq('id', id)
      .select('id')
    return !error && saved.length === 1 ? 'saved' : 'failed'
  } catch {
    return 'failed'
  }
}
