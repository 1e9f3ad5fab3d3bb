import type { PublicConfig } from '#app/lib/request/request-context.ts'
import { LANGUAGES } from '#domain/text/languages.ts'
import { SITE } from '#domain/site/site-details.ts'
import type { Providers } from '#supabase/shared/providers.ts'
import type { Config } from '../config.ts'
import type { Backend } from '../backends/backend.ts'

/** The configuration for browsers. It must not contain secrets. */
export const createPublicConfig = (
  config: Config,
  { apiKeys, oauth }: Pick<Backend, 'apiKeys' | 'oauth'>,
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
