import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { WireError } from '../../wire-error.ts'
import type { AuthContext } from '../context.ts'
import type { MailKind } from '../ports.ts'
import { issueCode } from '../proofs/auth-code.ts'
import { languageOf } from '../proofs/mail-proof.ts'
import { issueProof, lookAtProof, type Proof } from '../proofs/proofs.ts'
import { openSession, sessionJson, type Method, type SessionJson } from '../sessions/session.ts'
import { SECONDS } from '../settings.ts'
import { accountById, type Account, type Db } from '../users/account.ts'
import { readForm, type Ask } from '../wire/ask.ts'
import { withFragment, withQuery } from '../wire/redirects.ts'
import { redirect } from '../wire/respond.ts'
import { OTHER_ADDRESS_NEEDED, spend, VerifyBody } from './verify.ts'

const EXPIRED = {
  error: 'access_denied',
  error_code: 'otp_expired',
  error_description: 'Email link is invalid or has expired',
}

const KINDS: Record<Proof['purpose'], MailKind> = {
  signup: 'confirm',
  magiclink: 'sign_in',
  recovery: 'recover',
  email_change: 'email_change_new',
  reauthentication: 'reauthenticate',
}

/** GET /verify: somebody, or a mail scanner, follows a link. Looking spends nothing; the page's button does. */
export async function showLinkPage(auth: AuthContext, ask: Ask): Promise<Response> {
  const query = ask.url.searchParams
  const token = query.get('token') ?? query.get('token_hash') ?? ''
  const target = auth.redirects.target(query.get('redirect_to'))
  await auth.limits.take('codeFailuresOfAddress', ask.address)
  const proof = await lookAtProof(auth, auth.sql, token)
  if (!proof || proof.purpose === 'reauthentication') return redirect(withFragment(target, EXPIRED))
  await auth.limits.giveBack('codeFailuresOfAddress', ask.address)

  const account = await accountById(auth.sql, proof.user_id)
  const nonce = randomBytes(16).toString('base64')
  const html = auth.writeLinkPage({
    kind: KINDS[proof.purpose],
    language: account && languageOf(auth, account),
    action: `${auth.wireUrl}/verify`,
    fields: { token, type: proof.purpose, redirect_to: target },
    nonce,
  })
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      // Browsers hold the redirect that answers a form against `form-action` too.
      'content-security-policy':
        `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; base-uri 'none'; ` +
        `frame-ancestors 'none'; form-action 'self' ${new URL(target).origin}`,
    },
  })
}

const Form = VerifyBody.extend({ redirect_to: z.string().nullish() })

/** POST /verify by the page's form: lands on the site with a session in the fragment, or with a code for PKCE. */
export async function followLink(auth: AuthContext, ask: Ask): Promise<Response> {
  const { redirect_to, token, ...body } = await readForm(ask, Form)
  const target = auth.redirects.target(redirect_to)
  try {
    const landing = await spend(auth, ask, { ...body, token_hash: token }, async (db, proof, account) => {
      const method = proof.purpose === 'recovery' ? 'recovery' : 'otp'
      // A sign-up is confirmed on whatever device is at hand: it always gets its session.
      if (proof.code_challenge && proof.purpose !== 'signup')
        return landWithCode(auth, db, proof, account, method, target)
      const session = await sessionJson(auth, db, await openSession(db, ask, account, method, auth.now()))
      return withFragment(target, sessionFacts(session, proof.purpose))
    })
    return redirect(landing ?? withFragment(target, { message: OTHER_ADDRESS_NEEDED }))
  } catch (error) {
    if (!(error instanceof WireError) || error.status >= 500) throw error
    const { code, message } = error
    return redirect(
      withFragment(target, { error: 'access_denied', error_code: code, error_description: message }),
    )
  }
}

/**
 * A PKCE client finds its code in the query. Another device has no verifier for it; for that one a token stands in the
 * fragment, which `verifyOtp` takes. Whichever is used first ends the other.
 */
async function landWithCode(
  auth: AuthContext,
  db: Db,
  proof: Proof,
  account: Account,
  method: Method,
  target: string,
): Promise<string> {
  const code = await issueCode(db, auth.now(), {
    userId: account.id,
    method,
    provider: 'email',
    challenge: proof.code_challenge!,
    challengeMethod: proof.code_challenge_method ?? 'plain',
  })
  const type = proof.purpose === 'recovery' ? 'recovery' : 'magiclink'
  const { token } = await issueProof(auth, db, {
    userId: account.id,
    type: 'recovery_token',
    purpose: type,
    relatesTo: account.email!,
    livesSeconds: SECONDS.authCodeLives,
  })
  return withFragment(withQuery(target, { code }), { token_hash: token, type })
}

const sessionFacts = (session: SessionJson, type: string) => ({
  access_token: session.access_token,
  expires_at: String(session.expires_at),
  expires_in: String(session.expires_in),
  refresh_token: session.refresh_token,
  token_type: session.token_type,
  type,
})
