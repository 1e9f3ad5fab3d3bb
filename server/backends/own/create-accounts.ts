import type { Sql } from 'postgres'
import { type Auth, createAuth } from '#backend/auth/create-auth.ts'
import type { ProviderConfig } from '#backend/auth/oauth/oauth-provider.ts'
import type { Tokens } from '#backend/auth/tokens/create-tokens.ts'
import { SITE } from '#domain/site/site-details.ts'
import { createCaptchaVerifier } from '#providers/captcha/captcha.ts'
import { createGuardedFetch } from '#providers/egress/guarded-fetch.ts'
import type { Deliver } from '#providers/mail/delivery.ts'
import { createMailer } from '#providers/mail/mailer.ts'
import { brokenPasswordRules, isRegistrationOpen } from '../account-policy.ts'
import type { Config, OAuthSettings } from '../../config.ts'
import { clientAddressOf } from '../../http/middleware/visitor-headers.ts'
import type { Log } from '../../monitoring/log.ts'

/** Creates the Auth API with the product's rules, mails, captcha and sign-in providers. */
export function createAccounts(config: Config, sql: Sql, tokens: Tokens, deliver: Deliver, log: Log): Auth {
  const mailer = createMailer({ name: SITE.name, url: config.siteUrl }, deliver)
  const externalFetch = createGuardedFetch({
    trustedOrigins: config.oauth.flatMap(({ issuer }) => issuer ?? []),
    timeoutMs: 10_000,
  })
  return createAuth({
    sql,
    tokens,
    siteUrl: config.siteUrl,
    settings: {
      siteName: SITE.name,
      allowedRedirects: [],
      brokenPasswordRules: brokenPasswordRules,
      registrationOpen: () => isRegistrationOpen(sql),
      confirmEmail: config.mail.confirmation,
      languageField: 'language',
    },
    ...mailer,
    checkCaptcha: config.captcha && createCaptchaVerifier({ ...config.captcha, fetch: externalFetch }),
    providers: config.oauth.map(providerConfig),
    fetch: externalFetch,
    ipAddressOf: clientAddressOf,
    log,
  })
}

const providerConfig = ({ name, issuer, clientId, clientSecret }: OAuthSettings): ProviderConfig =>
  issuer
    ? { kind: 'oidc', name, issuer, clientId, clientSecret }
    : { kind: 'github', name, clientId, clientSecret }
