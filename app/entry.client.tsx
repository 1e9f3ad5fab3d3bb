import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { FALLBACK_LANGUAGE, isLanguage } from '#domain/languages.ts'
import { loadTexts } from './lib/texts/load.ts'

const { lang } = document.documentElement
await loadTexts(isLanguage(lang) ? lang : FALLBACK_LANGUAGE)
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
