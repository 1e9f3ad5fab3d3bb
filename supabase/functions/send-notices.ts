import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '#supabase/database.types.ts'
import type { Providers } from './providers.ts'

interface Tools {
  asService: SupabaseClient<Database>
  providers: Pick<Providers, 'mail'>
}

/** Mails what account owners are to be told. Any number of processes may do this. Answers how many mails were handed over. */
export async function sendNotices({ asService, providers }: Tools): Promise<number> {
  const { data: notices, error } = await asService.rpc('take_account_notices')
  if (error) throw new Error(`take_account_notices: ${error.message}`)
  for (const { id, kind, email, language } of notices) {
    // Whatever is not handed over stays, and is tried again in a minute.
    await providers.mail.send({ to: email, kind, language })
    const ended = await asService.rpc('end_account_notice', { notice: id })
    if (ended.error) throw new Error(`end_account_notice: ${ended.error.message}`)
  }
  return notices.length
}
