import type { JSONValue } from 'postgres'
import { z } from 'zod'
import { ApiError } from '../../api-error.ts'
import { audit } from '../audit-log.ts'
import type { AuthContext } from '../auth-context.ts'
import { accountById } from '../users/account.ts'
import { setIdentityEmail } from '../users/create-account.ts'
import { mergeMetadata } from '../users/metadata.ts'
import { phoneExists } from '../phone/apply-code.ts'
import { isPhoneTaken, setPhone } from '../phone/phone-accounts.ts'
import { userJson } from '../users/user-json.ts'
import { readBody, type AuthRequest } from '../http/auth-request.ts'
import * as fields from '../http/field-schemas.ts'
import { json } from '../http/responses.ts'
import { applyBan, banDuration } from './ban.ts'
import { accountInPath } from './users.ts'

const Body = z.object({
  email: fields.email.nullish(),
  phone: fields.phone.nullish(),
  phone_confirm: z.boolean().nullish(),
  password: fields.password.nullish(),
  email_confirm: z.boolean().nullish(),
  user_metadata: fields.metadata.nullish(),
  app_metadata: fields.metadata.nullish(),
  ban_duration: banDuration.nullish(),
})

/** Updates any account on behalf of the server; a ban also deletes all its sessions. */
export async function updateUser(auth: AuthContext, request: AuthRequest): Promise<Response> {
  const changes = await readBody(request, Body)
  const account = await accountInPath(auth, request)
  const passwordHash = changes.password
    ? await auth.passwords.hash(changes.password)
    : account.encrypted_password
  const now = auth.now()
  await auth.sql.begin(async (db) => {
    if (changes.email && changes.email !== account.email) {
      const [taken] = await db`select 1 from auth.users where email = ${changes.email}`
      if (taken)
        throw new ApiError(422, 'email_exists', 'A user with this email address has already been registered')
    }
    const phone = changes.phone || account.phone
    if (changes.phone && (await isPhoneTaken(db, changes.phone, account))) throw phoneExists()
    if (phone && (changes.phone || changes.phone_confirm))
      await setPhone(db, account, { phone, confirmed: changes.phone_confirm ?? false, now })
    const userData = mergeMetadata(account.raw_user_meta_data, changes.user_metadata ?? {})
    const appData = mergeMetadata(account.raw_app_meta_data, changes.app_metadata ?? {})
    await db`
      update auth.users set email = ${changes.email ?? account.email}, encrypted_password = ${passwordHash},
        email_confirmed_at = ${changes.email_confirm ? (account.email_confirmed_at ?? now) : account.email_confirmed_at},
        raw_user_meta_data = ${db.json(userData as JSONValue)}, raw_app_meta_data = ${db.json(appData as JSONValue)},
        updated_at = ${now}
      where id = ${account.id}`
    if (changes.email) await setIdentityEmail(db, account.id, changes.email)
    await audit(db, request, 'user_modified', account, { by: 'admin' })
    await applyBan(db, request, account, { seconds: changes.ban_duration, now })
  })
  return json(userJson((await accountById(auth.sql, account.id))!))
}
