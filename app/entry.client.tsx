import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import type { Bundle } from 'virtual:texts'
import { FALLBACK_LANGUAGE, isLanguage } from '#domain/languages.ts'
import { loadTexts } from './lib/texts/load.ts'

const { lang } = document.documentElement
const language = isLanguage(lang) ? lang : FALLBACK_LANGUAGE
// What stands in the first HTML with texts of its own must not wait for them: it might be rendered anew under the hands of whoever uses it.
const OWN: Readonly<Record<string, Bundle>> = {
  auth: 'accounts',
  contact: 'contact',
  'create-image': 'create',
  favourites: 'favourites',
  impressum: 'legal',
  license: 'legal',
  'privacy-policy': 'legal',
  setup: 'setup',
  sitemap: 'legal',
  'terms-of-service': 'legal',
}
const own = OWN[location.pathname.replace(/\/$/, '').split('/').at(-1) ?? '']
await Promise.all([loadTexts(language), own && loadTexts(language, own)])
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
