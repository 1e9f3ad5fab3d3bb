import type { PublicConfig } from '#app/lib/visit.ts'
import { LANGUAGES } from '#domain/languages.ts'
import { SITE } from '#domain/site.ts'
import type { Providers } from '#supabase/functions/providers.ts'
import type { Config } from './config.ts'
import type { Wires } from './wires/wires.ts'

/** What every browser may know; nothing in here is secret. */
export const publicConfig = (
  config: Config,
  { apiKeys, oauth }: Pick<Wires, 'apiKeys' | 'oauth'>,
  { images, speech, translation }: Pick<Providers, 'images' | 'speech' | 'translation'>,
): PublicConfig => ({
  siteName: SITE.name,
  siteUrl: config.siteUrl,
  languages: LANGUAGES,
  publishableKey: apiKeys.publishable,
  features: {
    oauth: [...oauth],
    captcha: config.captcha && { provider: config.captcha.provider, siteKey: config.captcha.siteKey },
    images: images.kind,
    speech: speech?.languages ?? [],
    translation: translation !== undefined,
  },
})
