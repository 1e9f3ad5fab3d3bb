import { hash } from 'node:crypto'
import { z } from 'zod'
import { ApiError } from '../../api-error.ts'
import { audit } from '../audit-log.ts'
import type { AuthContext } from '../auth-context.ts'
import { createSession, sessionJson } from '../sessions/session.ts'
import { isBanned } from '../users/account.ts'
import { requireUser } from '../http/access-middleware.ts'
import { readBody, type AuthRequest } from '../http/auth-request.ts'
import { requireCaptcha } from '../http/require-captcha.ts'
import * as fields from '../http/field-schemas.ts'
import { json } from '../http/responses.ts'
import { findOrCreateAccount, linkIdentity } from './oauth-account.ts'
import type { OAuthProfile } from './oauth-provider.ts'

const Body = z.object({
  provider: z.string().max(100),
  id_token: z.string().max(8_192),
  access_token: z.string().max(8_192).nullish(),
  nonce: z.string().max(500).nullish(),
  link_identity: z.boolean().nullish(),
  gotrue_meta_security: fields.security,
})
type IdTokenBody = z.infer<typeof Body>

/** Signs in, or links an identity, with an id token that an app got from the provider, for example from Google's button. */
export async function signInWithIdToken(auth: AuthContext, request: AuthRequest): Promise<Response> {
  const body = await readBody(request, Body)
  await auth.rateLimits.consume('oauthRequestsPerIp', request.ipAddress)
  await requireCaptcha(auth, request, body.gotrue_meta_security)
  const profile = await verifyProfile(auth, body)
  if (body.link_identity) {
    const link = requireUser(async (_, { account, session }) =>
      auth.sql.begin(async (db) => {
        await linkIdentity(auth, db, request, account.id, body.provider, profile)
        return json(await sessionJson(auth, db, session))
      }),
    )
    return link(auth, request)
  }
  const registrationOpen = await auth.settings.registrationOpen()
  return auth.sql.begin(async (db) => {
    const account = await findOrCreateAccount(auth, db, request, body.provider, profile, registrationOpen)
    if (isBanned(account, auth.now().getTime())) throw new ApiError(403, 'user_banned', 'User is banned')
    await audit(db, request, 'login', account, { provider: body.provider })
    return json(await sessionJson(auth, db, await createSession(db, request, account, 'oauth', auth.now())))
  })
}

async function verifyProfile(
  auth: AuthContext,
  { provider, id_token, nonce }: IdTokenBody,
): Promise<OAuthProfile> {
  const verify = auth.providers.get(provider)?.verifyIdToken
  if (!verify)
    throw new ApiError(400, 'provider_disabled', `Provider (${provider}) does not accept id tokens here`)
  const verified = await verify(id_token).catch((error: unknown) => {
    auth.log.warn({ err: error, provider }, 'an id token could not be verified')
    throw new ApiError(400, 'bad_jwt', 'Bad ID token')
  })
  if ((verified.nonce === undefined) !== !nonce)
    throw new ApiError(
      400,
      'validation_failed',
      'Passed nonce and nonce in id_token should either both exist or not.',
    )
  // The app sends the hash to the provider and keeps the nonce, so a stolen token alone is useless.
  if (nonce && hash('sha256', nonce, 'hex') !== verified.nonce)
    throw new ApiError(400, 'validation_failed', 'Nonces mismatch')
  return verified.profile
}
