import { z } from 'zod'
import { WireError } from '../../wire-error.ts'
import type { AuthContext } from '../context.ts'
import { requireSecondFactor, type SignedInAsk } from '../wire/access.ts'
import type { Ask } from '../wire/ask.ts'
import * as fields from '../wire/fields.ts'
import { json, redirect } from '../wire/respond.ts'
import { beginVisit } from './visit.ts'

/** What a client may add to the provider's address; anything else could change what is being asked. */
const EXTRAS = ['prompt', 'login_hint', 'access_type', 'hd', 'ui_locales', 'allow_signup'] as const

const Query = z.object({
  provider: z.string().max(40),
  redirect_to: z.string().optional(),
  scopes: z
    .string()
    .regex(/^[\w :./,-]{0,300}$/)
    .optional(),
  skip_http_redirect: z.string().optional(),
  ...fields.pkce,
})

/** GET /authorize: the browser goes to a provider to sign in. */
export const authorize = (auth: AuthContext, ask: Ask) => leave(auth, ask)

/** GET /user/identities/authorize: the same, to add the provider's identity to the caller's account. */
export async function authorizeLink(auth: AuthContext, ask: SignedInAsk): Promise<Response> {
  requireSecondFactor(ask, 401, 'link an identity')
  return leave(auth, ask, ask.account.id)
}

async function leave(auth: AuthContext, ask: Ask, linkTo?: string): Promise<Response> {
  await auth.limits.take('oauthVisitsOfAddress', ask.address)
  const { data: query, error } = Query.safeParse(Object.fromEntries(ask.url.searchParams))
  if (error)
    throw new WireError(400, 'validation_failed', `Invalid value for ${error.issues[0]?.path.join('.')}`)
  const provider = auth.providers.get(query.provider)
  if (!provider)
    throw new WireError(400, 'validation_failed', 'Unsupported provider: provider is not enabled')

  const { visit, cookie } = await beginVisit(auth, ask, {
    provider: query.provider,
    referrer: auth.redirects.target(query.redirect_to),
    codeChallenge: query.code_challenge,
    codeChallengeMethod: query.code_challenge_method,
    linkTo,
  })
  const extras = Object.fromEntries(
    EXTRAS.flatMap((name) => {
      const value = ask.url.searchParams.get(name)
      return value ? [[name, value.slice(0, 200)]] : []
    }),
  )
  const { href } = await entrance()
  return query.skip_http_redirect === 'true'
    ? json({ url: href, provider: query.provider }, 200, { 'set-cookie': cookie })
    : redirect(href, { 'set-cookie': cookie })

  async function entrance(): Promise<URL> {
    try {
      return await provider!.entrance(visit, { scopes: query!.scopes, extras })
    } catch (cause) {
      auth.log.error({ err: cause, provider: query!.provider }, 'an identity provider cannot be reached')
      throw new WireError(502, 'unexpected_failure', 'The identity provider cannot be reached')
    }
  }
}
