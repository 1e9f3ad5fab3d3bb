import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { FALLBACK_LANGUAGE, isLanguage } from '#domain/languages.ts'
import { loadTexts } from './lib/texts/load.ts'

const { lang } = document.documentElement
const language = isLanguage(lang) ? lang : FALLBACK_LANGUAGE
// The sign-in form stands in the first HTML: would it still wait for its texts, it might be rendered anew under the hands of whoever fills it in.
const early = /\/auth\/?$/.test(location.pathname) ? [loadTexts(language, 'accounts')] : []
await Promise.all([loadTexts(language), ...early])
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
