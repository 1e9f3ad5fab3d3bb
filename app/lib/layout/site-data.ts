import { useParams, useRouteLoaderData } from 'react-router'
import { FALLBACK_LANGUAGE, type Language } from '#domain/text/languages.ts'
import { parseLanguageSegment } from '../language/url-language.ts'
import type { PublicConfig } from '../request/request-context.ts'

export const SITE_LAYOUT_ROUTE = 'screens/site-layout'

/** The loader data of the layout around every screen. */
export interface SiteData {
  language: Language
  config: PublicConfig
  /** The operator's notice to all visitors. */
  notice?: string
}

export function useSiteData(): SiteData {
  const siteData = useRouteLoaderData<SiteData>(SITE_LAYOUT_ROUTE)
  if (!siteData) throw new Error('useSiteData works only inside the site layout')
  return siteData
}

/** The language of the site layout, or of the path when the layout could not be loaded. */
export function useLanguage(): Language {
  const segment = parseLanguageSegment(useParams().lang)
  const pathLanguage = segment.kind === 'language' ? segment.language : FALLBACK_LANGUAGE
  return useRouteLoaderData<SiteData>(SITE_LAYOUT_ROUTE)?.language ?? pathLanguage
}
