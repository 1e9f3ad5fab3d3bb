import { LANGUAGES, type Language } from '#domain/text/languages.ts'
import { SHARE_IMAGE } from '#domain/product-limits.ts'
import { useText } from '../texts/use-text.tsx'
import { useSiteData } from '../layout/site-data.ts'
import { truncateDescription } from './truncate-description.ts'

interface HeadProps {
  title: string
  description: string
  /** The path of this screen in each language, for the canonical and alternate links. */
  path(language: Language): string
  keywords?: string
  noindex?: boolean
  image?: string
  jsonLd?: readonly object[]
}

/** Open Graph needs a country with each language. Our English is American ("coloring"). */
const LOCALES: Record<Language, string> = {
  en: 'en_US',
  de: 'de_DE',
  fr: 'fr_FR',
  es: 'es_ES',
  it: 'it_IT',
  nl: 'nl_NL',
}

/** Title and metadata for search engines and link previews. React moves these tags into the head. */
export function Head({ jsonLd = [], ...metadata }: HeadProps) {
  const { title, description, path, noindex } = metadata
  const { language, config } = useSiteData()
  const fullTitle = title.includes(config.siteName) ? title : `${title} · ${config.siteName}`
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={truncateDescription(description)} />
      {noindex && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={config.siteUrl + path(language)} />
      {/* Crawlers read only the server's HTML, so the browser neither loads nor renders these tags. */}
      {import.meta.env.SSR && <CrawlerTags {...metadata} />}
      {jsonLd.length > 0 && <JsonLd key={path(language)} items={jsonLd} />}
    </>
  )
}

function CrawlerTags({ title, description, path, keywords, noindex, image }: HeadProps) {
  const t = useText()
  const { language, config } = useSiteData()
  const urlIn = (other: Language) => config.siteUrl + path(other)
  return (
    <>
      {(keywords || !noindex) && (
        <meta name="keywords" content={keywords ?? `${title}, ${t('head.keywords')}`} />
      )}
      {!noindex &&
        LANGUAGES.map((other) => <link key={other} rel="alternate" hrefLang={other} href={urlIn(other)} />)}
      {!noindex && <link rel="alternate" hrefLang="x-default" href={urlIn('en')} />}
      <meta property="og:site_name" content={config.siteName} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={truncateDescription(description)} />
      <meta property="og:url" content={urlIn(language)} />
      <meta property="og:locale" content={LOCALES[language]} />
      {!noindex &&
        LANGUAGES.filter((other) => other !== language).map((other) => (
          <meta key={other} property="og:locale:alternate" content={LOCALES[other]} />
        ))}
      <meta property="og:image" content={image ?? `${config.siteUrl}/share.png`} />
      <meta property="og:image:width" content={String(SHARE_IMAGE.width)} />
      <meta property="og:image:height" content={String(SHARE_IMAGE.height)} />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

/**
 * Rendered on the server only; hydration leaves the element as it is, so the browser needs no code for its content.
 */
const JsonLd = ({ items }: { items: readonly object[] }) => (
  <script
    type="application/ld+json"
    suppressHydrationWarning
    dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? escapeJson(items.map(withSchemaContext)) : '' }}
  />
)

const withSchemaContext = (item: object) => ({ '@context': 'https://schema.org', ...item })

/** Escapes `<`, so that no title can close the script element. */
const escapeJson = (data: object) => JSON.stringify(data).replaceAll('<', '\\u003c')
