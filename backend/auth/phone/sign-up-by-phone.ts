import type { JSONValue } from 'postgres'
import { audit } from '../audit-log.ts'
import type { AuthContext } from '../auth-context.ts'
import type { AuthRequest } from '../http/auth-request.ts'
import { json } from '../http/responses.ts'
import { signUpJson } from '../users/user-json.ts'
import { accountByPhone, createPhoneAccount } from './phone-accounts.ts'
import { sendSignUpCode } from './request-code.ts'
import { maySendCode } from './send-code.ts'

/** Creates an unconfirmed account and sends its code. Responds the same for every number. */
export async function signUpByPhone(
  auth: AuthContext,
  request: AuthRequest,
  { phone, passwordHash, data }: { phone: string; passwordHash: string; data: Record<string, unknown> },
): Promise<Response> {
  const now = auth.now()
  const account = await auth.sql.begin(async (db) => {
    const created = await createPhoneAccount(db, {
      phone,
      passwordHash,
      metadata: data,
      confirmed: false,
      now,
    })
    if (created) {
      await audit(db, request, 'user_signedup', created, { provider: 'phone' })
      return created
    }
    // Of two sign-ups at once the second waits for the first and then continues like a repeated one.
    await db`select from auth.users where phone = ${phone} for update`
    const existing = await accountByPhone(db, phone)
    if (existing?.confirmed_at) {
      await audit(db, request, 'user_repeated_signup', existing)
      return undefined
    }
    if (existing)
      await db`
        update auth.users set encrypted_password = ${passwordHash}, raw_user_meta_data = ${db.json(data as JSONValue)},
          updated_at = ${now} where id = ${existing.id}`
    return existing && { ...existing, encrypted_password: passwordHash, raw_user_meta_data: data }
  })
  auth.runInBackground(async () => {
    if (account && (await maySendCode(auth, phone))) await sendSignUpCode(auth, account, phone)
  })
  const ids = { id: auth.obscuredId(phone), identityId: auth.obscuredId(`identity:${phone}`) }
  return json(signUpJson({ phone }, data, now, ids))
}
