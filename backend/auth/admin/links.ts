import { z } from 'zod'
import { ApiError } from '../../api-error.ts'
import { audit } from '../audit-log.ts'
import type { AuthContext } from '../auth-context.ts'
import { createOneTimeLink, mailOneTimeToken } from '../one-time-tokens/mail-one-time-token.ts'
import {
  issueOneTimeToken,
  type NewOneTimeToken,
  type TokenPurpose,
} from '../one-time-tokens/one-time-tokens.ts'
import { accountByEmail, accountById, type Account } from '../users/account.ts'
import { createAccount } from '../users/create-account.ts'
import { userJson } from '../users/user-json.ts'
import { readBody, type AuthRequest } from '../http/auth-request.ts'
import * as fields from '../http/field-schemas.ts'
import { json } from '../http/responses.ts'

const shared = {
  email: fields.email,
  data: fields.metadata.nullish().transform((value) => value ?? {}),
}
const InviteBody = z.object(shared)
const LinkBody = z.object({
  ...shared,
  type: z.enum(['signup', 'invite', 'magiclink', 'recovery', 'email_change_current', 'email_change_new']),
  password: fields.password.nullish(),
  new_email: fields.email.nullish(),
  redirect_to: z.string().max(2_000).nullish(),
})
type LinkRequest = z.infer<typeof LinkBody>

const alreadyRegistered = () =>
  new ApiError(422, 'email_exists', 'A user with this email address has already been registered')

/** POST /invite: creates an account and mails its owner a link that signs in. */
export async function inviteUser(auth: AuthContext, request: AuthRequest): Promise<Response> {
  const { email, data } = await readBody(request, InviteBody)
  const redirectTo = auth.redirects.allowedTarget(request.url.searchParams.get('redirect_to'))
  const account = await prepareInvitation(auth, request, email, data)
  await mailOneTimeToken(auth, account, 'invite', inviteToken(account.id, email, redirectTo))
  return json(userJson(account))
}

const inviteToken = (userId: string, email: string, redirectTo: string): NewOneTimeToken => ({
  userId,
  type: 'confirmation_token',
  purpose: 'invite',
  relatesTo: email,
  redirectTo,
})

async function prepareInvitation(
  auth: AuthContext,
  request: AuthRequest,
  email: string,
  data: Record<string, unknown>,
): Promise<Account> {
  const account = await findOrCreate(auth, request, email, data)
  if (account.email_confirmed_at) throw alreadyRegistered()
  await auth.sql`update auth.users set invited_at = ${auth.now()}, updated_at = ${auth.now()} where id = ${account.id}`
  return (await accountById(auth.sql, account.id))!
}

async function findOrCreate(
  auth: AuthContext,
  request: AuthRequest,
  email: string,
  metadata: Record<string, unknown>,
  passwordHash: string | null = null,
): Promise<Account> {
  return auth.sql.begin(async (db) => {
    const existing = await accountByEmail(db, email)
    if (existing) return existing
    const created = await createAccount(db, {
      email,
      passwordHash,
      metadata,
      confirmed: false,
      now: auth.now(),
    })
    if (!created) throw alreadyRegistered()
    await audit(db, request, 'user_signedup', created, { by: 'admin' })
    return created
  })
}

/** POST /admin/generate_link: what a mail would contain, for a server that sends its own mails. */
export async function generateLink(auth: AuthContext, request: AuthRequest): Promise<Response> {
  const body = await readBody(request, LinkBody)
  const redirectTo = auth.redirects.allowedTarget(
    request.url.searchParams.get('redirect_to') ?? body.redirect_to,
  )
  const oneTimeToken = await prepareToken(auth, request, body, redirectTo)
  const { link, token, code } = await createOneTimeLink(auth, oneTimeToken)
  const account = (await accountById(auth.sql, oneTimeToken.userId))!
  return json({
    ...userJson(account),
    action_link: link,
    email_otp: code,
    hashed_token: token,
    verification_type: body.type,
    redirect_to: redirectTo,
  })
}

async function prepareToken(
  auth: AuthContext,
  request: AuthRequest,
  body: LinkRequest,
  redirectTo: string,
): Promise<NewOneTimeToken> {
  const { email, data, password, type } = body
  if (type === 'invite')
    return inviteToken((await prepareInvitation(auth, request, email, data)).id, email, redirectTo)
  if (type === 'signup') {
    if (!password) throw new ApiError(400, 'validation_failed', 'Signup requires a valid password')
    const passwordHash = await auth.passwords.hash(password)
    const account = await findOrCreate(auth, request, email, data, passwordHash)
    if (account.email_confirmed_at) throw alreadyRegistered()
    const pending = { encrypted_password: passwordHash, user_metadata: data }
    return { ...inviteToken(account.id, email, redirectTo), purpose: 'signup', pending }
  }
  const existing = await accountByEmail(auth.sql, email)
  const account =
    existing ?? (type === 'magiclink' ? await findOrCreate(auth, request, email, data) : undefined)
  if (!account) throw new ApiError(404, 'user_not_found', 'User with this email not found')
  if (type === 'magiclink' || type === 'recovery')
    return { userId: account.id, type: 'recovery_token', purpose: type, relatesTo: email, redirectTo }
  return prepareEmailChange(auth, account, body, redirectTo)
}

/**
 * Both addresses must confirm the change, but one call returns the link of one address only. If the other address has no token yet, a
 * token is stored that nobody receives, so that the change stays unfinished until a second call replaces it.
 */
async function prepareEmailChange(
  auth: AuthContext,
  account: Account,
  { type, email, new_email: newEmail }: LinkRequest,
  redirectTo: string,
): Promise<NewOneTimeToken> {
  if (!newEmail) throw new ApiError(400, 'validation_failed', 'Email change requires the new email')
  if (await accountByEmail(auth.sql, newEmail)) throw alreadyRegistered()
  const common = { userId: account.id, purpose: 'email_change' as TokenPurpose, redirectTo }
  const current: NewOneTimeToken = { ...common, type: 'email_change_token_current', relatesTo: email }
  const next: NewOneTimeToken = { ...common, type: 'email_change_token_new', relatesTo: newEmail }
  const [wanted, other] = type === 'email_change_current' ? [current, next] : [next, current]
  await auth.sql.begin(async (db) => {
    if (account.email_change !== newEmail) {
      await db`delete from auth.one_time_tokens where user_id = ${account.id} and purpose = 'email_change'`
      await db`
        update auth.users set email_change = ${newEmail}, email_change_sent_at = ${auth.now()}, email_change_confirm_status = 0
        where id = ${account.id}`
    }
    const [existing] = await db`
      select from auth.one_time_tokens where user_id = ${account.id} and token_type = ${other.type}`
    if (!existing) await issueOneTimeToken(auth, db, other)
  })
  return wanted
}
