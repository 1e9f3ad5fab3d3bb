import type { PublicConfig } from '#app/lib/visit.ts'
import { LANGUAGES } from '#domain/languages.ts'
import { SITE } from '#domain/site.ts'
import type { Config } from './config.ts'

/** What every browser may know; nothing in here is secret. */
export const publicConfig = (config: Config, publishableKey: string): PublicConfig => ({
  siteName: SITE.name,
  siteUrl: config.siteUrl,
  languages: LANGUAGES,
  publishableKey: config.supabase?.publishableKey ?? publishableKey,
  features: {
    oauth: config.oauth.map(({ name }) => name),
    captcha: config.captcha && { provider: config.captcha.provider, siteKey: config.captcha.siteKey },
  },
})
