import { LANGUAGES, type Language } from '#domain/languages.ts'
import { SHARE_IMAGE } from '#domain/limits.ts'
import { useFrame } from '../frame.ts'
import { shortened } from './shortened.ts'

interface HeadProps {
  title: string
  description: string
  /** The same screen in any language; its own address in this one is the canonical one. */
  path(language: Language): string
  keywords?: string
  noindex?: boolean
  image?: string
  jsonLd?: readonly object[]
}

/** How those who share a page name its language: with a country. Our English says "coloring". */
const LOCALES: Record<Language, string> = {
  en: 'en_US',
  de: 'de_DE',
  fr: 'fr_FR',
  es: 'es_ES',
  it: 'it_IT',
  nl: 'nl_NL',
}

/** Everything a search engine or a messenger asks of a page. React lifts these tags into the head. */
export function Head({ jsonLd = [], ...about }: HeadProps) {
  const { title, description, path, noindex } = about
  const { language, config } = useFrame()
  const fullTitle = title.includes(config.siteName) ? title : `${title} · ${config.siteName}`
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={shortened(description)} />
      {noindex && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={config.siteUrl + path(language)} />
      {/* Who follows a link to us reads the first HTML: a browser neither loads nor repeats what only they need. */}
      {import.meta.env.SSR && <ForMachines {...about} />}
      {jsonLd.length > 0 && <Description key={path(language)} of={jsonLd} />}
    </>
  )
}

function ForMachines({ title, description, path, keywords, noindex, image }: HeadProps) {
  const { language, config } = useFrame()
  const at = (tongue: Language) => config.siteUrl + path(tongue)
  return (
    <>
      {keywords && <meta name="keywords" content={keywords} />}
      {!noindex &&
        LANGUAGES.map((tongue) => <link key={tongue} rel="alternate" hrefLang={tongue} href={at(tongue)} />)}
      {!noindex && <link rel="alternate" hrefLang="x-default" href={at('en')} />}
      <meta property="og:site_name" content={config.siteName} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={shortened(description)} />
      <meta property="og:url" content={at(language)} />
      <meta property="og:locale" content={LOCALES[language]} />
      {!noindex &&
        LANGUAGES.filter((tongue) => tongue !== language).map((tongue) => (
          <meta key={tongue} property="og:locale:alternate" content={LOCALES[tongue]} />
        ))}
      <meta property="og:image" content={image ?? `${config.siteUrl}/share.png`} />
      <meta property="og:image:width" content={String(SHARE_IMAGE.width)} />
      <meta property="og:image:height" content={String(SHARE_IMAGE.height)} />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

/** Written for machines, which read the first HTML: in the browser it stays as it came, and nothing is loaded to write it again. */
const Description = ({ of: parts }: { of: readonly object[] }) => (
  <script
    type="application/ld+json"
    suppressHydrationWarning
    dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? inert(parts.map(inContext)) : '' }}
  />
)

const inContext = (part: object) => ({ '@context': 'https://schema.org', ...part })

/** JSON that cannot end its script element, whatever a title holds. */
const inert = (data: object) => JSON.stringify(data).replaceAll('<', '\\u003c')
