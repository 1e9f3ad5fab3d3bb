import { ApiError } from '../../api-error.ts'
import { audit } from '../audit-log.ts'
import type { AuthContext } from '../auth-context.ts'
import type { UserRequest } from '../http/access-middleware.ts'
import { noContent } from '../http/responses.ts'

/** Deletes this session (`local`), all other sessions (`others`) or all sessions of the account (`global`). */
export async function signOut(auth: AuthContext, request: UserRequest): Promise<Response> {
  const scope = request.url.searchParams.get('scope') ?? 'global'
  const { account, session } = request
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
        throw new ApiError(400, 'validation_failed', `Unsupported logout scope "${scope.slice(0, 20)}"`)
    }
    await audit(db, request, 'logout', account, { scope })
  })
  return noContent()
}
