import path from 'node:path'
import { z } from 'zod'
import type { HostedSettings } from '#providers/hosted/hosted-settings.ts'

// Reads all settings from the environment. Every setting is optional, and an invalid value gives a one-line
// error message.

const httpUrl = z
  .url({ protocol: /^https?$/, error: 'must be an http(s) address' })
  .transform((url) => url.replace(/\/+$/, ''))
const booleanText = z.stringbool({ error: 'must be true or false' })

/** A number of proxy hops, or a list of networks whose forwarded headers are trusted. */
const trustProxy = z
  .string()
  .transform((text) => (/^\d+$/.test(text) ? Number(text) : text.split(',').map((network) => network.trim())))

const Environment = z.object({
  PORT: z.coerce.number({ error: 'must be a port number' }).int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  SITE_URL: httpUrl.optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  // Not parsed as a URL here, because the address of a Unix socket has no host.
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must look like postgres://user:password@host:5432/name')
    .optional(),
  SUPABASE_URL: httpUrl.optional(),
  SUPABASE_PUBLISHABLE_KEY: z.string().min(1).optional(),
  SUPABASE_SECRET_KEY: z.string().min(1).optional(),
  S3_ENDPOINT: httpUrl.optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_BUCKET: z.string().min(1).optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must look like smtp://user:password@host:587' }).optional(),
  MAIL_FROM: z.string().min(3).optional(),
  SMS_URL: z
    .union([z.literal('outbox'), httpUrl], { error: 'must be an http(s) address, or outbox' })
    .optional(),
  SMS_BODY: z
    .string()
    .regex(/\{\{to\}\}/, 'must contain {{to}} and {{text}}')
    .regex(/\{\{text\}\}/, 'must contain {{to}} and {{text}}')
    .default('{"to":"{{to}}","text":"{{text}}"}'),
  SMS_AUTHORIZATION: z.string().min(1).optional(),
  SMS_PER_DAY: z.coerce.number({ error: 'must be a number of messages' }).int().min(1).default(500),
  SMS_COUNTRIES: z
    .string()
    .regex(/^\+[1-9]\d{0,6}(\s*,\s*\+[1-9]\d{0,6})*$/, 'must be calling codes such as +49,+43,+41')
    .transform((list) => list.split(',').map((code) => code.replace(/[\s+]/g, '')))
    .optional(),
  CAPTCHA_PROVIDER: z.enum(['turnstile', 'hcaptcha'], { error: 'must be turnstile or hcaptcha' }).optional(),
  CAPTCHA_SITE_KEY: z.string().min(1).optional(),
  CAPTCHA_SECRET: z.string().min(1).optional(),
  AI_PROVIDER: z
    .enum(['artist', 'openai', 'openai-compatible'], { error: 'must be artist, openai or openai-compatible' })
    .optional(),
  AI_BASE_URL: httpUrl.optional(),
  AI_API_KEY: z.string().min(1).optional(),
  AI_IMAGE_MODEL: z.string().min(1).optional(),
  AI_IMAGE_USE: z.enum(['auto', 'always'], { error: 'must be auto or always' }).default('auto'),
  AI_TEXT_MODEL: z.string().min(1).optional(),
  AI_SPEECH_MODEL: z.string().min(1).optional(),
  AI_MODERATION_MODEL: z.string().min(1).optional(),
  SEED: z
    .enum(['starter', 'sample', 'none'], { error: 'must be starter, sample or none' })
    .default('starter'),
  TRUST_PROXY: trustProxy.optional(),
  // How long health checks fail before the server closes; longer than the check interval of the load
  // balancer.
  DRAIN_SECONDS: z.coerce.number({ error: 'must be a number of seconds' }).min(0).max(60).default(0),
  // Service managers kill a process that takes longer than 15 to 90 seconds.
  SHUTDOWN_SECONDS: z.coerce.number({ error: 'must be a number of seconds' }).min(1).max(600).default(14),
  PAGE_CACHE_MB: z.coerce.number({ error: 'must be a number of megabytes' }).min(0).max(1024).default(32),
  WORKERS: z.coerce
    .number({ error: 'must be a number of processes' })
    .int()
    .min(1)
    .max(8)
    .refine((count) => count === 1 || process.platform === 'linux', 'must be 1: only Linux can share a port')
    .default(1),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  MAIL_CONFIRMATION: booleanText.default(true),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
})

type Environment = z.infer<typeof Environment>

/** A sign-in provider: `OAUTH_<NAME>_ISSUER` (not for GitHub), `_CLIENT_ID`, `_CLIENT_SECRET`. */
export interface OAuthSettings {
  name: string
  issuer?: string
  clientId: string
  clientSecret: string
}

export interface Config {
  port: number
  host: string
  /** The public address, without a trailing slash. */
  siteUrl: string
  /** False for a local installation, where the operator has set no SITE_URL. */
  siteUrlIsSet: boolean
  dataDir: string
  databaseUrl?: string
  supabase?: { url: string; publishableKey: string; secretKey: string }
  s3?: { endpoint: string; region: string; bucket: string; accessKeyId: string; secretAccessKey: string }
  mail: { smtpUrl?: string; from: string; confirmation: boolean }
  /** How codes are sent to phones; without it there are no sign-ins and factors by phone. */
  sms?: { url: string; body: string; authorization?: string; perDay: number; countries?: string[] }
  captcha?: { provider: 'turnstile' | 'hcaptcha'; siteKey: string; secret: string }
  oauth: OAuthSettings[]
  /** A hosted or self-hosted AI; without it everything is drawn and checked on this machine. */
  ai?: HostedSettings
  seed: Environment['SEED']
  trustProxy?: number | string[]
  drainMs: number
  /** After draining, the process ends within this time whatever hangs. */
  shutdownMs: number
  /** Memory for rendered pages; 0 renders every page anew. */
  pageCacheBytes: number
  /** The number of processes that serve requests on one port. */
  workers: number
  /** The bearer token for /metrics; without it only clients on this machine may read them. */
  metricsToken?: string
  logLevel: Environment['LOG_LEVEL']
}

/** Settings without secrets, whose value may appear in an error message. */
const SHOWN_IN_ERRORS = new Set([
  'PORT',
  'HOST',
  'SITE_URL',
  'SEED',
  'LOG_LEVEL',
  'CAPTCHA_PROVIDER',
  'AI_PROVIDER',
  'MAIL_CONFIRMATION',
])

export class ConfigError extends Error {}

export function readConfig(env: Record<string, string | undefined>): Config {
  const setVariables = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = Environment.safeParse(setVariables)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    const name = String(issue?.path[0])
    const shown = SHOWN_IN_ERRORS.has(name) ? `="${setVariables[name]}"` : ''
    throw new ConfigError(`${name}${shown} cannot be used: ${issue?.message}.`)
  }
  const value = parsed.data
  const siteUrl = value.SITE_URL ?? `http://localhost:${value.PORT}`
  return {
    port: value.PORT,
    host: value.HOST,
    siteUrl,
    siteUrlIsSet: value.SITE_URL !== undefined,
    dataDir: path.resolve(value.DATA_DIR),
    databaseUrl: value.DATABASE_URL,
    supabase: supabaseConfig(value),
    s3: s3Config(value),
    mail: {
      smtpUrl: value.SMTP_URL,
      from: value.MAIL_FROM ?? `no-reply@${new URL(siteUrl).hostname}`,
      confirmation: value.MAIL_CONFIRMATION,
    },
    sms: smsConfig(value),
    captcha: captchaConfig(value),
    oauth: oauthConfig(setVariables, value.SUPABASE_URL !== undefined),
    ai: aiConfig(value),
    seed: value.SEED,
    trustProxy: value.TRUST_PROXY,
    drainMs: value.DRAIN_SECONDS * 1000,
    shutdownMs: value.SHUTDOWN_SECONDS * 1000,
    pageCacheBytes: value.PAGE_CACHE_MB * 1024 * 1024,
    workers: value.WORKERS,
    metricsToken: value.METRICS_TOKEN,
    logLevel: value.LOG_LEVEL,
  }
}

/** Settings that need each other: all of them must be set, or none. */
function requireTogether<Key extends keyof Environment>(value: Environment, keys: readonly Key[]) {
  const missing = keys.filter((key) => value[key] === undefined)
  if (missing.length === keys.length) return undefined
  if (missing.length > 0)
    throw new ConfigError(
      `${missing.join(', ')} must be set too, because ${keys.find((key) => value[key] !== undefined)} is.`,
    )
  return value as Environment & { [K in Key]-?: NonNullable<Environment[K]> }
}

function supabaseConfig(value: Environment): Config['supabase'] {
  const all = requireTogether(value, ['SUPABASE_URL', 'SUPABASE_PUBLISHABLE_KEY', 'SUPABASE_SECRET_KEY'])
  if (all && !all.DATABASE_URL)
    throw new ConfigError(
      'DATABASE_URL must be set too, because SUPABASE_URL is: the connection string of that project.',
    )
  if (all && all.SUPABASE_URL !== new URL(all.SUPABASE_URL).origin)
    throw new ConfigError('SUPABASE_URL cannot be used: must be an address without a path.')
  if (all?.S3_ENDPOINT)
    throw new ConfigError('S3_ENDPOINT cannot be used with SUPABASE_URL: files are stored in the project.')
  return (
    all && {
      url: all.SUPABASE_URL,
      publishableKey: all.SUPABASE_PUBLISHABLE_KEY,
      secretKey: all.SUPABASE_SECRET_KEY,
    }
  )
}

function s3Config(value: Environment): Config['s3'] {
  const all = requireTogether(value, ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])
  return (
    all && {
      endpoint: all.S3_ENDPOINT,
      region: all.S3_REGION,
      bucket: all.S3_BUCKET,
      accessKeyId: all.S3_ACCESS_KEY_ID,
      secretAccessKey: all.S3_SECRET_ACCESS_KEY,
    }
  )
}

function smsConfig(value: Environment): Config['sms'] {
  const { SMS_URL: url, SMS_BODY: body, SMS_AUTHORIZATION: authorization } = value
  if (url && value.SUPABASE_URL)
    throw new ConfigError('SMS_URL cannot be used with SUPABASE_URL: set the SMS provider in the project.')
  const { SMS_PER_DAY: perDay, SMS_COUNTRIES: countries } = value
  return url === undefined ? undefined : { url, body, authorization, perDay, countries }
}

function captchaConfig(value: Environment): Config['captcha'] {
  const all = requireTogether(value, ['CAPTCHA_PROVIDER', 'CAPTCHA_SITE_KEY', 'CAPTCHA_SECRET'])
  return all && { provider: all.CAPTCHA_PROVIDER, siteKey: all.CAPTCHA_SITE_KEY, secret: all.CAPTCHA_SECRET }
}

/** The default models of OpenAI. Other servers have no defaults, because their models are unknown. */
const OPENAI = {
  baseUrl: 'https://api.openai.com/v1',
  models: {
    image: 'gpt-image-1',
    text: 'gpt-4.1-mini',
    speech: 'gpt-4o-mini-transcribe',
    moderation: 'omni-moderation-latest',
  },
}

function aiConfig(value: Environment): Config['ai'] {
  const kind =
    value.AI_PROVIDER ?? (value.AI_BASE_URL ? 'openai-compatible' : value.AI_API_KEY ? 'openai' : 'artist')
  if (kind === 'artist') return undefined
  const required = kind === 'openai' ? 'AI_API_KEY' : 'AI_BASE_URL'
  if (!value[required]) throw new ConfigError(`${required} must be set too, because AI_PROVIDER is ${kind}.`)
  const defaults = kind === 'openai' ? OPENAI.models : undefined
  const model = (configured: string | undefined, fallback: string | undefined) =>
    configured === 'none' ? undefined : (configured ?? fallback)
  return {
    kind,
    baseUrl: value.AI_BASE_URL ?? OPENAI.baseUrl,
    apiKey: value.AI_API_KEY,
    imageUse: value.AI_IMAGE_USE,
    models: {
      image: model(value.AI_IMAGE_MODEL, defaults?.image),
      text: model(value.AI_TEXT_MODEL, defaults?.text),
      speech: model(value.AI_SPEECH_MODEL, defaults?.speech),
      moderation: model(value.AI_MODERATION_MODEL, defaults?.moderation),
    },
  }
}

function oauthConfig(env: Record<string, string | undefined>, hasProject: boolean): OAuthSettings[] {
  const names = Object.keys(env).flatMap((key) => /^OAUTH_([A-Z0-9]+)_CLIENT_ID$/.exec(key)?.[1] ?? [])
  if (hasProject && names.length > 0)
    throw new ConfigError(
      `OAUTH_${names[0]}_CLIENT_ID cannot be used with SUPABASE_URL: set the provider in the project.`,
    )
  return names.map((name) => {
    const clientSecret = env[`OAUTH_${name}_CLIENT_SECRET`]
    const issuer = env[`OAUTH_${name}_ISSUER`]
    if (!clientSecret)
      throw new ConfigError(
        `OAUTH_${name}_CLIENT_SECRET must be set too, because OAUTH_${name}_CLIENT_ID is.`,
      )
    if (!issuer && name !== 'GITHUB')
      throw new ConfigError(`OAUTH_${name}_ISSUER must be set too: the address of the OpenID provider.`)
    return { name: name.toLowerCase(), issuer, clientId: env[`OAUTH_${name}_CLIENT_ID`]!, clientSecret }
  })
}
