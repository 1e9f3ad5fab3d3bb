import { z } from 'zod'
import { ApiError } from '../../api-error.ts'
import type { AuthContext } from '../auth-context.ts'
import { requireSecondFactor, type UserRequest } from '../http/access-middleware.ts'
import type { AuthRequest } from '../http/auth-request.ts'
import * as fields from '../http/field-schemas.ts'
import { json, redirect } from '../http/responses.ts'
import { createOAuthState } from './oauth-state.ts'

/** The parameters a client may pass on to the provider; others could change the request's meaning. */
const EXTRA_PARAMS = ['prompt', 'login_hint', 'access_type', 'hd', 'ui_locales', 'allow_signup'] as const

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

/** GET /authorize: redirects the browser to a provider to sign in. */
export const authorize = (auth: AuthContext, request: AuthRequest) => redirectToProvider(auth, request)

/** GET /user/identities/authorize: the same, to add the provider's identity to the caller's account. */
export async function authorizeLinking(auth: AuthContext, request: UserRequest): Promise<Response> {
  requireSecondFactor(request, 401, 'link an identity')
  return redirectToProvider(auth, request, request.account.id)
}

async function redirectToProvider(
  auth: AuthContext,
  request: AuthRequest,
  linkTo?: string,
): Promise<Response> {
  await auth.rateLimits.consume('oauthRequestsPerIp', request.ipAddress)
  const { data: query, error } = Query.safeParse(Object.fromEntries(request.url.searchParams))
  if (error)
    throw new ApiError(400, 'validation_failed', `Invalid value for ${error.issues[0]?.path.join('.')}`)
  const provider = auth.providers.get(query.provider)
  if (!provider) throw new ApiError(400, 'validation_failed', 'Unsupported provider: provider is not enabled')

  const { state, cookie } = await createOAuthState(auth, request, {
    provider: query.provider,
    referrer: auth.redirects.allowedTarget(query.redirect_to),
    codeChallenge: query.code_challenge,
    codeChallengeMethod: query.code_challenge_method,
    linkTo,
  })
  const extraParams = Object.fromEntries(
    EXTRA_PARAMS.flatMap((name) => {
      const value = request.url.searchParams.get(name)
      return value ? [[name, value.slice(0, 200)]] : []
    }),
  )
  const { href } = await authorizationUrl()
  return query.skip_http_redirect === 'true'
    ? json({ url: href, provider: query.provider }, 200, { 'set-cookie': cookie })
    : redirect(href, { 'set-cookie': cookie })

  async function authorizationUrl(): Promise<URL> {
    try {
      return await provider!.authorizationUrl(state, { scopes: query!.scopes, extraParams })
    } catch (cause) {
      auth.log.error({ err: cause, provider: query!.provider }, 'an identity provider cannot be reached')
      throw new ApiError(502, 'unexpected_failure', 'The identity provider cannot be reached')
    }
  }
}
