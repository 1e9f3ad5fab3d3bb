import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import type { Bundle } from 'virtual:texts'
import { documentLanguage } from './lib/language/document-language.ts'
import { loadTexts } from './lib/texts/load-texts.ts'

const language = documentLanguage()
// Screens whose server HTML uses another text bundle: it is loaded before hydration, because a screen that suspends
// while it hydrates may be rendered again while the visitor types in it.
const SCREEN_BUNDLES: Readonly<Record<string, Bundle>> = {
  auth: 'accounts',
  color: 'coloring',
  contact: 'contact',
  'create-image': 'create',
  draw: 'draw',
  favourites: 'favourites',
  impressum: 'legal',
  license: 'legal',
  'privacy-policy': 'legal',
  setup: 'setup',
  sitemap: 'legal',
  'terms-of-service': 'legal',
}
const screenBundle = SCREEN_BUNDLES[location.pathname.replace(/\/$/, '').split('/').at(-1) ?? '']
await Promise.all([loadTexts(language), screenBundle && loadTexts(language, screenBundle)])
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
