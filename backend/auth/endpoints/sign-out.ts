import { WireError } from '../../wire-error.ts'
import { audit } from '../audit.ts'
import type { AuthContext } from '../context.ts'
import type { SignedInAsk } from '../wire/access.ts'
import { nothing } from '../wire/respond.ts'

/** Ends this session, all others, or every one of the account. */
export async function signOut(auth: AuthContext, ask: SignedInAsk): Promise<Response> {
  const scope = ask.url.searchParams.get('scope') ?? 'global'
  const { account, session } = ask
  await auth.sql.begin(async (db) => {
    switch (scope) {
      case 'global':
        await db`delete from auth.sessions where user_id = ${account.id}`
        break
      case 'local':
        await db`delete from auth.sessions where id = ${session.id}`
        break
      case 'others':
        await db`delete from auth.sessions where user_id = ${account.id} and id <> ${session.id}`
        break
      default:
        throw new WireError(400, 'validation_failed', `Unsupported logout scope "${scope.slice(0, 20)}"`)
    }
    await audit(db, ask, 'logout', account, { scope })
  })
  return nothing()
}
