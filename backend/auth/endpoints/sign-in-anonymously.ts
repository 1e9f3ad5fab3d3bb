import type { JSONValue } from 'postgres'
import { audit } from '../audit-log.ts'
import type { AuthContext } from '../auth-context.ts'
import { createSession, sessionJson } from '../sessions/session.ts'
import { accountById } from '../users/account.ts'
import type { AuthRequest } from '../http/auth-request.ts'

/** Creates an account without credentials. An e-mail or an identity that is linked later makes it a normal one. */
export async function signInAnonymously(
  auth: AuthContext,
  request: AuthRequest,
  metadata: Record<string, unknown>,
) {
  const now = auth.now()
  return auth.sql.begin(async (db) => {
    const [row] = await db<{ id: string }[]>`
      insert into auth.users (is_anonymous, raw_user_meta_data, created_at, updated_at)
      values (true, ${db.json(metadata as JSONValue)}, ${now}, ${now}) returning id`
    const account = (await accountById(db, row!.id))!
    await audit(db, request, 'user_signedup', account, { provider: 'anonymous' })
    return sessionJson(auth, db, await createSession(db, request, account, 'anonymous', now))
  })
}
