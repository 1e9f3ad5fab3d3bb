import path from 'node:path'
import type { Sql } from 'postgres'
import { type Auth, type AuthOptions, createAuth } from '#backend/auth/create-auth.ts'
import type { ProviderConfig } from '#backend/auth/oauth/oauth-provider.ts'
import type { Tokens } from '#backend/auth/tokens/create-tokens.ts'
import { SITE } from '#domain/site/site-details.ts'
import { createCaptchaVerifier } from '#providers/captcha/captcha.ts'
import { createGuardedFetch } from '#providers/egress/guarded-fetch.ts'
import type { Deliver } from '#providers/mail/delivery.ts'
import { createMailer } from '#providers/mail/mailer.ts'
import { createHttpSms } from '#providers/sms/http-sms.ts'
import { createSmsOutbox } from '#providers/sms/sms-outbox.ts'
import { writeSmsCode } from '#providers/sms/write-sms.ts'
import { brokenPasswordRules, isRegistrationOpen } from '../account-policy.ts'
import type { Config, OAuthSettings } from '../../config.ts'
import { clientAddressOf } from '../../http/middleware/visitor-headers.ts'
import type { Log } from '../../monitoring/log.ts'

/** Creates the Auth API with the product's rules, mails, captcha and sign-in providers. */
export function createAccounts(config: Config, sql: Sql, tokens: Tokens, deliver: Deliver, log: Log): Auth {
  const site = { name: SITE.name, url: config.siteUrl }
  const mailer = createMailer(site, deliver)
  const gateway = config.sms && config.sms.url !== 'outbox' ? [config.sms.url] : []
  const externalFetch = createGuardedFetch({
    trustedOrigins: [...config.oauth.flatMap(({ issuer }) => issuer ?? []), ...gateway],
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
      smsCountries: config.sms?.countries,
    },
    ...mailer,
    ...(config.sms && phoneOptions(config.sms, site, config.dataDir, externalFetch)),
    checkCaptcha: config.captcha && createCaptchaVerifier({ ...config.captcha, fetch: externalFetch }),
    providers: config.oauth.map(providerConfig),
    fetch: externalFetch,
    ipAddressOf: clientAddressOf,
    log,
  })
}

/** The share of a day's messages that sign-ins may use. The rest is reserved for second factors. */
const SIGN_IN_SMS_SHARE = 0.75

function phoneOptions(
  { perDay, ...gateway }: NonNullable<Config['sms']>,
  site: { name: string; url: string },
  dataDir: string,
  externalFetch: typeof globalThis.fetch,
): Pick<AuthOptions, 'sendSms' | 'rateLimits'> {
  const deliver =
    gateway.url === 'outbox'
      ? createSmsOutbox(path.join(dataDir, 'outbox'))
      : createHttpSms({ ...gateway, fetch: externalFetch })
  const forSignIns = Math.ceil(perDay * SIGN_IN_SMS_SHARE)
  return {
    sendSms: ({ to, ...message }) => deliver({ to, text: writeSmsCode(site, message) }),
    rateLimits: {
      smsPerSite: { burst: forSignIns, seconds: 24 * 3600 },
      ownerSmsPerSite: { burst: Math.max(1, perDay - forSignIns), seconds: 24 * 3600 },
    },
  }
}

const providerConfig = ({ name, issuer, clientId, clientSecret }: OAuthSettings): ProviderConfig =>
  issuer
    ? { kind: 'oidc', name, issuer, clientId, clientSecret }
    : { kind: 'github', name, clientId, clientSecret }
