// `npm run admin -- grant|revoke <email>`, `npm run admin -- list`: for whoever can reach the server itself.
import type { Sql } from 'postgres'
import { normaliseEmail } from '#domain/email.ts'
import { ConfigError, readConfig } from '#server/config.ts'
import { command } from './operator/command.ts'
import { openSiteDatabase } from './operator/open-site.ts'

const USAGE = 'npm run admin -- grant <email> | revoke <email> | list'

await command(async () => {
  const [action, email = ''] = process.argv.slice(2)
  if (action !== 'list' && !((action === 'grant' || action === 'revoke') && email))
    throw new ConfigError(USAGE)
  const database = await openSiteDatabase(readConfig(process.env))
  try {
    if (action === 'list') await list(database.sql)
    else await setTier(database.sql, normaliseEmail(email), action === 'grant' ? 'admin' : 'free')
  } finally {
    await database.close()
  }
})

async function setTier(sql: Sql, email: string, tier: 'admin' | 'free'): Promise<void> {
  const changed = await sql.begin(async (db) => {
    const [row] = await db<{ id: string }[]>`
      update public.profiles set subscription_tier = ${tier} where email = ${email} returning id`
    if (row)
      await db`insert into public.audit_log (action, subject, details)
        values ('profiles.tier', ${row.id}, ${db.json({ tier, by: 'command line' })})`
    return row
  })
  if (!changed) throw new ConfigError(`Nobody here has the address ${email}. They have to sign up first.`)
  console.log(`${email} is now ${tier}.`)
}

async function list(sql: Sql): Promise<void> {
  const admins = await sql<{ email: string; full_name: string | null }[]>`
    select email, full_name from public.profiles where subscription_tier = 'admin' order by email`
  console.log(
    admins.map(({ email, full_name }) => `${email}  ${full_name ?? ''}`).join('\n') || 'No admin yet.',
  )
}
