import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { ApiError } from '../../api-error.ts'
import type { AuthContext } from '../auth-context.ts'
import type { MailKind } from '../ports.ts'
import { issueAuthCode } from '../one-time-tokens/auth-code.ts'
import { languageOf } from '../one-time-tokens/mail-one-time-token.ts'
import { issueOneTimeToken, findLinkToken, type OneTimeToken } from '../one-time-tokens/one-time-tokens.ts'
import { createSession, sessionJson, type AuthMethod, type SessionJson } from '../sessions/session.ts'
import { DURATION_SECONDS } from '../auth-settings.ts'
import { accountById, type Account, type Db } from '../users/account.ts'
import { readForm, type AuthRequest } from '../http/auth-request.ts'
import { withFragment, withQuery } from '../http/redirects.ts'
import { redirect } from '../http/responses.ts'
import { OTHER_EMAIL_NEEDED, consumeToken, VerifyBody } from './verify.ts'

const EXPIRED_LINK_ERROR = {
  error: 'access_denied',
  error_code: 'otp_expired',
  error_description: 'Email link is invalid or has expired',
}

/** The mails with a link. Other tokens are only sent as codes. */
const MAIL_KINDS: Partial<Record<OneTimeToken['purpose'], MailKind>> = {
  signup: 'confirm',
  invite: 'invite',
  magiclink: 'sign_in',
  recovery: 'recover',
  email_change: 'email_change_new',
}

/**
 * GET /verify: shows a page whose form consumes the token. Opening the link is not enough, because mail scanners open links
 * too.
 */
export async function showLinkPage(auth: AuthContext, request: AuthRequest): Promise<Response> {
  const query = request.url.searchParams
  const token = query.get('token') ?? query.get('token_hash') ?? ''
  const target = auth.redirects.allowedTarget(query.get('redirect_to'))
  // Counted before the check and refunded after a success, so that only failures count.
  await auth.rateLimits.consume('codeFailuresPerIp', request.ipAddress)
  const oneTimeToken = await findLinkToken(auth, auth.sql, token)
  const kind = oneTimeToken && MAIL_KINDS[oneTimeToken.purpose]
  if (!kind) return redirect(withFragment(target, EXPIRED_LINK_ERROR))
  await auth.rateLimits.refund('codeFailuresPerIp', request.ipAddress)

  const account = await accountById(auth.sql, oneTimeToken.user_id)
  const nonce = randomBytes(16).toString('base64')
  const html = auth.writeLinkPage({
    kind,
    language: account && languageOf(auth, account),
    action: `${auth.authUrl}/verify`,
    fields: { token, type: oneTimeToken.purpose, redirect_to: target },
    nonce,
  })
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      // Browsers apply `form-action` to the redirect after the form as well.
      'content-security-policy':
        `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; base-uri 'none'; ` +
        `frame-ancestors 'none'; form-action 'self' ${new URL(target).origin}`,
    },
  })
}

const LinkPageForm = VerifyBody.extend({ redirect_to: z.string().nullish() })

/** POST /verify from the page's form: redirects to the site with a session in the fragment, or with a PKCE code. */
export async function submitLinkPage(auth: AuthContext, request: AuthRequest): Promise<Response> {
  const { redirect_to, token, ...body } = await readForm(request, LinkPageForm)
  const target = auth.redirects.allowedTarget(redirect_to)
  try {
    const url = await consumeToken(
      auth,
      request,
      { ...body, token_hash: token },
      async (db, oneTimeToken, account) => {
        const method = oneTimeToken.purpose === 'recovery' ? 'recovery' : 'otp'
        // A sign-up always gets a session, because users often confirm on a device without the PKCE verifier.
        if (oneTimeToken.code_challenge && oneTimeToken.purpose !== 'signup')
          return redirectUrlWithCode(auth, db, oneTimeToken, account, method, target)
        const session = await sessionJson(
          auth,
          db,
          await createSession(db, request, account, method, auth.now()),
        )
        return withFragment(target, sessionParams(session, oneTimeToken.purpose))
      },
    )
    return redirect(url ?? withFragment(target, { message: OTHER_EMAIL_NEEDED }))
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error
    const { code, message } = error
    return redirect(
      withFragment(target, { error: 'access_denied', error_code: code, error_description: message }),
    )
  }
}

/**
 * A PKCE client reads the code from the query. Another device has no verifier for that code, so the fragment holds a token
 * for `verifyOtp`. Using one of the two invalidates the other.
 */
async function redirectUrlWithCode(
  auth: AuthContext,
  db: Db,
  oneTimeToken: OneTimeToken,
  account: Account,
  method: AuthMethod,
  target: string,
): Promise<string> {
  const code = await issueAuthCode(db, auth.now(), {
    userId: account.id,
    method,
    provider: 'email',
    challenge: oneTimeToken.code_challenge!,
    challengeMethod: oneTimeToken.code_challenge_method ?? 'plain',
  })
  const type = oneTimeToken.purpose === 'recovery' ? 'recovery' : 'magiclink'
  const { token } = await issueOneTimeToken(auth, db, {
    userId: account.id,
    type: 'recovery_token',
    purpose: type,
    relatesTo: account.email!,
    lifetimeSeconds: DURATION_SECONDS.authCodeLifetime,
  })
  return withFragment(withQuery(target, { code }), { token_hash: token, type })
}

const sessionParams = (session: SessionJson, type: string) => ({
  access_token: session.access_token,
  expires_at: String(session.expires_at),
  expires_in: String(session.expires_in),
  refresh_token: session.refresh_token,
  token_type: session.token_type,
  type,
})
