import { access, constants, mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { Sql } from 'postgres'
import { type Auth, createAuth } from '#backend/auth/create-auth.ts'
import type { ProviderConfig } from '#backend/auth/oauth/provider.ts'
import type { Tokens } from '#backend/auth/tokens/open-tokens.ts'
import type { Fetch } from '#backend/identity.ts'
import { PASSWORD_RULES } from '#domain/password.ts'
import { SITE } from '#domain/site.ts'
import { createCaptcha } from '#providers/captcha/captcha.ts'
import type { Deliver } from '#providers/mail/delivery.ts'
import { createGuardedFetch } from '#providers/egress/guarded-fetch.ts'
import { createMailer } from '#providers/mail/mailer.ts'
import { createOutbox } from '#providers/mail/outbox.ts'
import { createOutboxPage } from '#providers/mail/outbox-page.ts'
import { createSmtp } from '#providers/mail/smtp.ts'
import type { Config, OAuthSettings } from './config.ts'
import { CLIENT_ADDRESS } from './http/visitor.ts'
import type { Log } from './log.ts'

/** Also for mails that have nothing to do with an account. */
export interface Mail {
  kind: 'smtp' | 'outbox'
  deliver: Deliver
  /** Throws unless mails can be handed over now. */
  check(): Promise<void>
}

export interface Accounts {
  auth: Auth
  outboxPage: Fetch
  mail: Mail
  close(): Promise<void>
}

/** Accounts with everything the product decides about them: rules, mails, captcha, outside sign-in. */
export function openAccounts(config: Config, sql: Sql, tokens: Tokens, log: Log): Accounts {
  const from = { name: SITE.name, address: config.mail.from }
  const directory = path.join(config.dataDir, 'outbox')
  const smtp = config.mail.smtpUrl ? createSmtp({ url: config.mail.smtpUrl, from }) : undefined
  const deliver =
    smtp?.deliver ??
    createOutbox({
      directory,
      from,
      written: (file) => log.info({ file }, 'a mail was written to the outbox'),
    })
  const mailer = createMailer({ name: SITE.name, url: config.siteUrl }, deliver)
  const outside = createGuardedFetch({
    trustedOrigins: config.oauth.flatMap(({ issuer }) => issuer ?? []),
    timeoutMs: 10_000,
  })
  const auth = createAuth({
    sql,
    tokens,
    siteUrl: config.siteUrl,
    settings: {
      siteName: SITE.name,
      allowedRedirects: [],
      passwordRules: (password) =>
        PASSWORD_RULES.filter(({ holds }) => !holds(password)).map(({ code }) => code),
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
  const outboxPage = createOutboxPage({
    directory,
    siteName: SITE.name,
    hasSmtp: smtp !== undefined,
    host: config.host,
    port: config.port,
    siteUrl: config.siteUrlIsSet ? config.siteUrl : undefined,
  })
  return {
    auth,
    outboxPage,
    mail: {
      kind: smtp ? 'smtp' : 'outbox',
      deliver,
      check: smtp?.check ?? (() => canWrite(directory)),
    },
    async close() {
      await auth.close()
      smtp?.close()
    },
  }
}

async function canWrite(directory: string): Promise<void> {
  await mkdir(directory, { recursive: true })
  await access(directory, constants.W_OK)
}

async function registrationOpen(sql: Sql): Promise<boolean> {
  const [row] = await sql<{ open: boolean }[]>`select registration_enabled as open from public.settings`
  return row?.open ?? true
}

const provider = ({ name, issuer, clientId, clientSecret }: OAuthSettings): ProviderConfig =>
  issuer
    ? { kind: 'oidc', name, issuer, clientId, clientSecret }
    : { kind: 'github', name, clientId, clientSecret }
