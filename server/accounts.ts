import type { Sql } from 'postgres'
import { type Auth, createAuth } from '#backend/auth/create-auth.ts'
import type { ProviderConfig } from '#backend/auth/oauth/provider.ts'
import type { Tokens } from '#backend/auth/tokens/open-tokens.ts'
import { SITE } from '#domain/site.ts'
import { createCaptcha } from '#providers/captcha/captcha.ts'
import { createGuardedFetch } from '#providers/egress/guarded-fetch.ts'
import type { Deliver } from '#providers/mail/delivery.ts'
import { createMailer } from '#providers/mail/mailer.ts'
import { brokenPasswordRules, registrationOpen } from './account-rules.ts'
import type { Config, OAuthSettings } from './config.ts'
import { CLIENT_ADDRESS } from './http/visitor.ts'
import type { Log } from './log.ts'

/** Accounts with everything the product decides about them: rules, mails, captcha, outside sign-in. */
export function openAccounts(config: Config, sql: Sql, tokens: Tokens, deliver: Deliver, log: Log): Auth {
  const mailer = createMailer({ name: SITE.name, url: config.siteUrl }, deliver)
  const outside = createGuardedFetch({
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
      passwordRules: brokenPasswordRules,
      registrationOpen: () => registrationOpen(sql),
      confirmEmail: config.mail.confirmation,
      languageField: 'language',
    },
    ...mailer,
    checkCaptcha: config.captcha && createCaptcha({ ...config.captcha, fetch: outside }),
    providers: config.oauth.map(provider),
    fetch: outside,
    addressOf: (request) => request.headers.get(CLIENT_ADDRESS) ?? 'unknown',
    log,
  })
}

const provider = ({ name, issuer, clientId, clientSecret }: OAuthSettings): ProviderConfig =>
  issuer
    ? { kind: 'oidc', name, issuer, clientId, clientSecret }
    : { kind: 'github', name, clientId, clientSecret }
