import type { JSONValue } from 'postgres'
import { z } from 'zod'
import { ApiError } from '../../api-error.ts'
import { audit } from '../audit-log.ts'
import type { AuthContext } from '../auth-context.ts'
import { accountById, accountColumns, type Account } from '../users/account.ts'
import { createAccount } from '../users/create-account.ts'
import { mergeMetadata } from '../users/metadata.ts'
import { phoneExists } from '../phone/apply-code.ts'
import { createPhoneAccount, isPhoneTaken, setPhone } from '../phone/phone-accounts.ts'
import { userJson } from '../users/user-json.ts'
import { readBody, type AuthRequest } from '../http/auth-request.ts'
import * as fields from '../http/field-schemas.ts'
import { json } from '../http/responses.ts'
import { applyBan, banDuration } from './ban.ts'

const DEFAULT_PER_PAGE = 50
const MAX_PER_PAGE = 1000

/** The account whose id is in the path. */
export async function accountInPath(auth: AuthContext, { params }: AuthRequest): Promise<Account> {
  const { success } = fields.uuid.safeParse(params.userId)
  const account = success ? await accountById(auth.sql, params.userId!) : undefined
  if (!account) throw new ApiError(404, 'user_not_found', 'User not found')
  return account
}

export async function listUsers(auth: AuthContext, { url }: AuthRequest): Promise<Response> {
  const page = parseWholeNumber(url.searchParams.get('page'), 1, 1_000_000)
  const perPage = parseWholeNumber(url.searchParams.get('per_page'), DEFAULT_PER_PAGE, MAX_PER_PAGE)
  const users = await auth.sql<Account[]>`
    select ${accountColumns(auth.sql)} from auth.users u where u.deleted_at is null
    order by u.created_at desc, u.id limit ${perPage} offset ${(page - 1) * perPage}`
  const [{ total } = { total: 0 }] = await auth.sql<{ total: number }[]>`
    select count(*)::int as total from auth.users where deleted_at is null`
  const last = Math.max(1, Math.ceil(total / perPage))
  const link = (number: number, rel: string) =>
    `<${url.pathname}?page=${number}&per_page=${perPage}>; rel="${rel}"`
  const links = [...(page < last ? [link(page + 1, 'next')] : []), link(last, 'last')]
  return json({ users: users.map(userJson), aud: 'authenticated' }, 200, {
    'x-total-count': String(total),
    link: links.join(', '),
  })
}

function parseWholeNumber(text: string | null, fallback: number, max: number): number {
  const value = Number(text ?? fallback)
  return Number.isInteger(value) && value >= 1 ? Math.min(value, max) : fallback
}

export const getUser = async (auth: AuthContext, request: AuthRequest) =>
  json(userJson(await accountInPath(auth, request)))

const NewUserBody = z.object({
  id: fields.uuid.nullish(),
  email: fields.email.nullish(),
  phone: fields.phone.nullish(),
  password: fields.password.nullish(),
  password_hash: fields.text(300).nullish(),
  email_confirm: z.boolean().nullish(),
  phone_confirm: z.boolean().nullish(),
  user_metadata: fields.metadata.nullish(),
  app_metadata: fields.metadata.nullish(),
  ban_duration: banDuration.nullish(),
})

/** Creates an account on behalf of the server, which may mark e-mail and number as confirmed. */
export async function createUser(auth: AuthContext, request: AuthRequest): Promise<Response> {
  const body = await readBody(request, NewUserBody)
  const passwordHash = await passwordHashOf(auth, body)
  const { email, phone } = body
  const id = body.id ?? undefined
  if (!email && !phone)
    throw new ApiError(400, 'validation_failed', 'Cannot create a user without either an email or phone')
  const now = auth.now()
  const values = { id, passwordHash, metadata: body.user_metadata ?? {}, now }
  const confirmed = body.phone_confirm ?? false
  const account = await auth.sql.begin(async (db) => {
    if (id && (await accountById(db, id)))
      throw new ApiError(422, 'user_already_exists', 'A user with this ID already exists')
    const created = email
      ? await createAccount(db, { ...values, email, confirmed: body.email_confirm ?? false })
      : await createPhoneAccount(db, { ...values, phone: phone!, confirmed })
    if (!created && email)
      throw new ApiError(422, 'email_exists', 'A user with this email address has already been registered')
    if (!created || (phone && (await isPhoneTaken(db, phone, created)))) throw phoneExists()
    const appData = mergeMetadata(created.raw_app_meta_data, body.app_metadata ?? {})
    await db`update auth.users set raw_app_meta_data = ${db.json(appData as JSONValue)} where id = ${created.id}`
    if (email && phone) await setPhone(db, created, { phone, confirmed, now })
    await audit(db, request, 'user_signedup', created, { by: 'admin' })
    await applyBan(db, request, created, { seconds: body.ban_duration, now })
    return (await accountById(db, created.id))!
  })
  return json(userJson(account))
}

/** The hash of a password, or the hash that another system has made of it. */
async function passwordHashOf(
  { passwords }: AuthContext,
  { password, password_hash: hash }: z.infer<typeof NewUserBody>,
): Promise<string | null> {
  if (password && hash)
    throw new ApiError(400, 'validation_failed', 'Only a password or a password hash should be provided')
  if (hash && !passwords.isSupportedHash(hash))
    throw new ApiError(400, 'validation_failed', 'Invalid value for password_hash')
  return password ? passwords.hash(password) : (hash ?? null)
}

/** Deletes an account permanently; foreign keys and the product's triggers handle the user's data. */
export async function deleteUser(auth: AuthContext, request: AuthRequest): Promise<Response> {
  const { should_soft_delete } = await readBody(
    request,
    z.object({ should_soft_delete: z.boolean().nullish() }),
  )
  if (should_soft_delete) throw new ApiError(400, 'validation_failed', 'Soft deletion is not supported')
  const account = await accountInPath(auth, request)
  await auth.sql.begin(async (db) => {
    await db`delete from auth.users where id = ${account.id}`
    await audit(db, request, 'user_deleted', { id: account.id }, { by: 'admin' })
  })
  return json({})
}
