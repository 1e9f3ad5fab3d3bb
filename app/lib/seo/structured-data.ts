import { AUDIENCE_AGE_RANGE } from '#domain/product-limits.ts'
import type { Language } from '#domain/text/languages.ts'
import { pictureSource } from '#domain/pages/page-file.ts'
import { DIGITAL_SOURCE } from '#domain/pages/picture-source.ts'
import { paths } from '../navigation/paths.ts'
import type { PublicConfig } from '../request/request-context.ts'

/**
 * schema.org data (JSON-LD) of the screens. Only the server renders it; the browser build drops these functions'
 * bodies.
 */

const EMPTY = {}

const audience = {
  '@type': 'PeopleAudience',
  suggestedMinAge: AUDIENCE_AGE_RANGE.min,
  suggestedMaxAge: AUDIENCE_AGE_RANGE.max,
}

export function organization({ siteName, siteUrl }: PublicConfig): object {
  if (!import.meta.env.SSR) return EMPTY
  return { '@type': 'Organization', name: siteName, url: siteUrl, logo: `${siteUrl}/favicon.svg` }
}

export function webSite({ siteName, siteUrl }: PublicConfig, language: Language): object {
  if (!import.meta.env.SSR) return EMPTY
  return {
    '@type': 'WebSite',
    name: siteName,
    url: `${siteUrl}/${language}`,
    inLanguage: language,
    audience,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${siteUrl}/${language}/search?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }
}

interface ListEntry {
  name: string
  path: string
}

export function collection(
  type: 'CollectionPage' | 'SearchResultsPage',
  name: string,
  description: string,
  path: string,
  items: readonly ListEntry[],
  { siteUrl }: PublicConfig,
  language: Language,
): object {
  if (!import.meta.env.SSR) return EMPTY
  return {
    '@type': type,
    name,
    description,
    url: siteUrl + path,
    inLanguage: language,
    audience,
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: items.length,
      itemListElement: items.map((item, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: item.name,
        url: siteUrl + item.path,
      })),
    },
  }
}

interface DescribedPage {
  slug: string
  thumbnail_url: string | null
  file_url: string | null
  created_at: string
  updated_at: string
  average_rating: number
  rating_count: number
  is_ai_generated: boolean
}

/** The texts of a page in the language of the screen. */
interface PageTexts {
  name: string
  description: string
  category?: string
  keywords: string
}

export function creativeWork(
  page: DescribedPage,
  words: PageTexts,
  { siteName, siteUrl }: PublicConfig,
  language: Language,
): object[] {
  if (!import.meta.env.SSR) return [EMPTY]
  const absolute = (url: string | null, query = '') => (url ? new URL(url + query, siteUrl).href : undefined)
  const picture = absolute(page.thumbnail_url, '?format=webp&width=800')
  const download = absolute(page.file_url)
  const url = siteUrl + paths.page(language, page.slug)
  const license = `${siteUrl}/${language}/license`
  const creator = { '@type': 'Organization', name: siteName, url: siteUrl }
  const work = {
    '@type': 'CreativeWork',
    name: words.name,
    description: words.description,
    url,
    image: picture,
    genre: words.category,
    keywords: words.keywords,
    inLanguage: language,
    dateCreated: page.created_at,
    dateModified: page.updated_at,
    license,
    creator,
    audience,
    isAccessibleForFree: true,
    encoding: download && {
      '@type': 'MediaObject',
      contentUrl: download,
      encodingFormat: 'application/pdf',
    },
    aggregateRating:
      page.rating_count > 0
        ? {
            '@type': 'AggregateRating',
            ratingValue: page.average_rating,
            ratingCount: page.rating_count,
            bestRating: 5,
            worstRating: 1,
          }
        : undefined,
  }
  const image = picture && {
    '@type': 'ImageObject',
    name: words.name,
    description: words.description,
    url,
    contentUrl: picture,
    thumbnailUrl: picture,
    encodingFormat: 'image/webp',
    license,
    acquireLicensePage: license,
    creator,
    creditText: siteName,
    copyrightNotice: siteName,
    // IPTC source type of pictures that were generated from a wish.
    digitalSourceType: page.is_ai_generated
      ? `https://cv.iptc.org/newscodes/digitalsourcetype/${DIGITAL_SOURCE[pictureSource(page.thumbnail_url)]}`
      : undefined,
  }
  return image ? [work, image] : [work]
}
