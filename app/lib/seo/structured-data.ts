import { AUDIENCE_AGE } from '#domain/limits.ts'
import type { Language } from '#domain/languages.ts'
import { DIGITAL_SOURCE, type PictureSource } from '#domain/picture-source.ts'
import type { PublicConfig } from '../visit.ts'

/** schema.org descriptions of what is on a screen. Only the server writes them; a browser's build has none of it. */

const NOTHING = {}

const audience = {
  '@type': 'PeopleAudience',
  suggestedMinAge: AUDIENCE_AGE.min,
  suggestedMaxAge: AUDIENCE_AGE.max,
}

export function organization({ siteName, siteUrl }: PublicConfig): object {
  if (!import.meta.env.SSR) return NOTHING
  return { '@type': 'Organization', name: siteName, url: siteUrl, logo: `${siteUrl}/favicon.svg` }
}

export function webSite({ siteName, siteUrl }: PublicConfig, language: Language): object {
  if (!import.meta.env.SSR) return NOTHING
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

interface Listed {
  name: string
  path: string
}

export function collection(
  type: 'CollectionPage' | 'SearchResultsPage',
  name: string,
  description: string,
  path: string,
  items: readonly Listed[],
  { siteUrl }: PublicConfig,
  language: Language,
): object {
  if (!import.meta.env.SSR) return NOTHING
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
  name: string
  description: string
  path: string
  category?: string
  keywords: string
  image?: string
  download?: string
  created: string
  modified: string
  averageRating: number
  ratingCount: number
  /** How its picture came to be, when a machine made it on a wish. */
  source?: PictureSource
}

export function creativeWork(
  page: DescribedPage,
  { siteName, siteUrl }: PublicConfig,
  language: Language,
): object[] {
  if (!import.meta.env.SSR) return [NOTHING]
  const license = `${siteUrl}/${language}/license`
  const creator = { '@type': 'Organization', name: siteName, url: siteUrl }
  const work = {
    '@type': 'CreativeWork',
    name: page.name,
    description: page.description,
    url: siteUrl + page.path,
    image: page.image,
    genre: page.category,
    keywords: page.keywords,
    inLanguage: language,
    dateCreated: page.created,
    dateModified: page.modified,
    license,
    creator,
    audience,
    isAccessibleForFree: true,
    encoding: page.download && {
      '@type': 'MediaObject',
      contentUrl: page.download,
      encodingFormat: 'application/pdf',
    },
    aggregateRating:
      page.ratingCount > 0
        ? {
            '@type': 'AggregateRating',
            ratingValue: page.averageRating,
            ratingCount: page.ratingCount,
            bestRating: 5,
            worstRating: 1,
          }
        : undefined,
  }
  const image = page.image && {
    '@type': 'ImageObject',
    name: page.name,
    description: page.description,
    url: siteUrl + page.path,
    contentUrl: page.image,
    thumbnailUrl: page.image,
    encodingFormat: 'image/webp',
    width: 800,
    height: 1131,
    license,
    acquireLicensePage: license,
    creator,
    creditText: siteName,
    copyrightNotice: siteName,
    digitalSourceType:
      page.source && `https://cv.iptc.org/newscodes/digitalsourcetype/${DIGITAL_SOURCE[page.source]}`,
  }
  return image ? [work, image] : [work]
}
