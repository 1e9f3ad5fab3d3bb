// `npm run admin -- grant|revoke|forget-second-step <email>`, `npm run admin -- list`: for operators with access to the server.
import type { Sql } from 'postgres'
import { normaliseEmail } from '#domain/accounts/email.ts'
import { ConfigError, readConfig } from '#server/config.ts'
import { runCommand } from '../command-line/run-command.ts'
import { connectSiteDatabase } from '../command-line/connect-site-database.ts'

const USAGE = 'npm run admin -- grant <email> | revoke <email> | forget-second-step <email> | list'
const ACTIONS = ['grant', 'revoke', 'forget-second-step']

await runCommand(async () => {
  const [action, email = ''] = process.argv.slice(2)
  if (action !== 'list' && !(action && ACTIONS.includes(action) && email)) throw new ConfigError(USAGE)
  const database = await connectSiteDatabase(readConfig(process.env))
  try {
    if (action === 'list') await list(database.sql)
    else if (action === 'forget-second-step') await removeSecondFactor(database.sql, normaliseEmail(email))
    else await setTier(database.sql, normaliseEmail(email), action === 'grant' ? 'admin' : 'free')
  } finally {
    await database.close()
  }
})

async function setTier(sql: Sql, email: string, tier: 'admin' | 'free'): Promise<void> {
  const changed = await sql
    .begin(async (db) => {
      const [row] = await db<{ id: string }[]>`
        update public.profiles set subscription_tier = ${tier} where email = ${email} returning id`
      if (row)
        await db`insert into public.audit_log (action, subject, details)
          values ('profiles.tier', ${row.id}, ${db.json({ tier, by: 'command line' })})`
      return row
    })
    .catch((error: unknown) => {
      if (!(error instanceof Error) || error.message !== 'last_admin') throw error
      throw new ConfigError(`${email} is the last admin. Make another account admin first.`)
    })
  if (!changed) throw new ConfigError(unknownAccount(email))
  console.log(`${email} is now ${tier}.`)
}

/** For a user who lost phone and recovery codes. The operator has to make sure first that the request comes from the owner of the account. */
async function removeSecondFactor(sql: Sql, email: string): Promise<void> {
  const accountExists = await sql.begin(async (db) => {
    const [row] = await db<{ id: string }[]>`select id from public.profiles where email = ${email}`
    if (!row) return false
    await db`delete from private.recovery_codes where user_id = ${row.id}`
    await db`delete from auth.mfa_factors where user_id = ${row.id}`
    await db`delete from auth.sessions where user_id = ${row.id}`
    await db`insert into public.audit_log (action, subject, details)
      values ('profiles.second_step', ${row.id}, ${db.json({ by: 'command line' })})`
    return true
  })
  if (!accountExists) throw new ConfigError(unknownAccount(email))
  console.log(`${email} now signs in with the password alone and was signed out on all devices.`)
}

function unknownAccount(email: string): string {
  return `There is no account with the address ${email}. Its owner has to sign up first.`
}

async function list(sql: Sql): Promise<void> {
  const admins = await sql<{ email: string; full_name: string | null }[]>`
    select email, full_name from public.profiles where subscription_tier = 'admin' order by email`
  console.log(
    admins.map(({ email, full_name }) => `${email}  ${full_name ?? ''}`).join('\n') || 'No admin yet.',
  )
}
