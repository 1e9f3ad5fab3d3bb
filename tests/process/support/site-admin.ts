import { randomUUID } from 'node:crypto'
import type { Sql } from 'postgres'
import { createTokens } from '#backend/auth/tokens/create-tokens.ts'
import { createSqlClient } from '#backend/database/sql-client.ts'
import { databaseOf, type ServerProcess } from '#tests/support/site/server-process.ts'
import { publishableKey } from './site-process.ts'

export interface Admin {
  id: string
  token: string
}

export const withSql = async <T>(site: ServerProcess, work: (sql: Sql) => Promise<T>): Promise<T> => {
  const sql = createSqlClient(databaseOf(site), { max: 1 })
  return work(sql).finally(() => sql.end())
}

/** An administrator who has entered the second factor. */
export const createAdmin = (site: ServerProcess): Promise<Admin> =>
  withSql(site, async (sql) => {
    const [id, session] = [randomUUID(), randomUUID()]
    await sql`insert into auth.users (id, email) values (${id}, 'ada@example.org')`
    await sql`update public.profiles set subscription_tier = 'admin' where id = ${id}`
    await sql`insert into auth.sessions (id, user_id, refresh_token_hmac_key) values (${session}, ${id}, 'x')`
    const tokens = await createTokens({ sql, siteUrl: site.url })
    const { token } = await tokens.access.sign({
      sub: id,
      email: 'ada@example.org',
      phone: '',
      app_metadata: {},
      user_metadata: {},
      role: 'authenticated',
      aal: 'aal2',
      amr: [],
      session_id: session,
      is_anonymous: false,
    })
    return { id, token }
  })

/** Calls an edge function of the site. */
export const callAs = async (admin: Admin, site: ServerProcess, name: string, body: object = {}) =>
  fetch(`${site.url}/functions/v1/${name}`, {
    method: 'POST',
    headers: {
      apikey: await publishableKey(site),
      authorization: `Bearer ${admin.token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  })
