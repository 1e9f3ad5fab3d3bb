// The schema.org types that this site uses. Strict: an unknown property or type fails.
import { z } from 'zod'

const url = z.url()
const text = z.string().min(1)
const context = { '@context': z.literal('https://schema.org') }
const type = <Name extends string>(name: Name) => ({ '@type': z.literal(name) })
const language = z.enum(['en', 'de', 'fr', 'es', 'it', 'nl'])

const audience = z.strictObject({
  ...type('PeopleAudience'),
  suggestedMinAge: z.literal(3),
  suggestedMaxAge: z.literal(12),
})
const publisher = z.strictObject({ ...type('Organization'), name: text, url })

const organization = z.strictObject({ ...context, ...type('Organization'), name: text, url, logo: url })
const webSite = z.strictObject({
  ...context,
  ...type('WebSite'),
  name: text,
  url,
  inLanguage: language,
  audience,
  potentialAction: z.strictObject({
    ...type('SearchAction'),
    target: z.strictObject({
      ...type('EntryPoint'),
      urlTemplate: z.string().endsWith('/search?q={search_term_string}'),
    }),
    'query-input': z.literal('required name=search_term_string'),
  }),
})
const itemList = (name: 'CollectionPage' | 'SearchResultsPage') =>
  z.strictObject({
    ...context,
    ...type(name),
    name: text,
    description: text,
    url,
    inLanguage: language,
    audience,
    mainEntity: z.strictObject({
      ...type('ItemList'),
      numberOfItems: z.number().int().nonnegative(),
      itemListElement: z.array(
        z.strictObject({ ...type('ListItem'), position: z.number().int().positive(), name: text, url }),
      ),
    }),
  })
const creativeWork = z.strictObject({
  ...context,
  ...type('CreativeWork'),
  name: text,
  description: text,
  url,
  image: url.optional(),
  genre: text.optional(),
  keywords: text,
  inLanguage: language,
  dateCreated: z.iso.datetime({ offset: true }),
  dateModified: z.iso.datetime({ offset: true }),
  license: url,
  creator: publisher,
  audience,
  isAccessibleForFree: z.literal(true),
  encoding: z
    .strictObject({ ...type('MediaObject'), contentUrl: url, encodingFormat: z.literal('application/pdf') })
    .optional(),
  aggregateRating: z
    .strictObject({
      ...type('AggregateRating'),
      ratingValue: z.number().min(1).max(5),
      ratingCount: z.number().int().positive(),
      bestRating: z.literal(5),
      worstRating: z.literal(1),
    })
    .optional(),
})
const imageObject = z.strictObject({
  ...context,
  ...type('ImageObject'),
  name: text,
  description: text,
  url,
  contentUrl: url,
  thumbnailUrl: url,
  encodingFormat: z.literal('image/webp'),
  license: url,
  acquireLicensePage: url,
  creator: publisher,
  creditText: text,
  copyrightNotice: text,
  digitalSourceType: z.string().startsWith('https://cv.iptc.org/newscodes/digitalsourcetype/').optional(),
})

export const structuredData = z.discriminatedUnion('@type', [
  organization,
  webSite,
  itemList('CollectionPage'),
  itemList('SearchResultsPage'),
  creativeWork,
  imageObject,
])
