import { useEffect, useState } from 'react'
import { Head } from '#app/lib/seo/head.tsx'
import { TextBundle } from '#app/lib/texts/text-bundle.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { ScreenTitle } from './parts/screen-title.tsx'

const ADDRESS = '/sitemap.xml'
const PATIENCE_MS = 15_000

/** The sitemap for people who want to look at it; search engines read the file itself. */
export default function Sitemap() {
  return (
    <TextBundle bundle="legal">
      <Preview />
    </TextBundle>
  )
}

function Preview() {
  const t = useText()
  const [xml, setXml] = useState<string | 'failed'>()
  useEffect(() => {
    const given = new AbortController()
    const signal = AbortSignal.any([given.signal, AbortSignal.timeout(PATIENCE_MS)])
    fetch(ADDRESS, { signal })
      .then((response) => (response.ok ? response.text() : 'failed'))
      .catch(() => 'failed')
      .then((text) => given.signal.aborted || setXml(text))
    return () => given.abort()
  }, [])
  return (
    <>
      <Head
        title={t('legal.sitemap')}
        description={t('legal.sitemap-lead')}
        path={(language) => `/${language}/sitemap`}
        noindex
      />
      <ScreenTitle title={t('legal.sitemap')} lead={t('legal.sitemap-lead')}>
        <a href={ADDRESS} className={buttonClass('plain')}>
          sitemap.xml
        </a>
      </ScreenTitle>
      {xml === undefined ? (
        <p role="status" className="script-only outlined animate-pencil p-6 font-display font-bold">
          {t('legal.sitemap-loading')}
        </p>
      ) : xml === 'failed' ? (
        <p role="alert" className="outlined bg-tomato-soft p-6 font-display font-bold">
          {t('legal.sitemap-failed')}
        </p>
      ) : (
        <textarea
          readOnly
          aria-label={t('legal.sitemap')}
          value={xml}
          className="outlined h-[70vh] w-full p-5 font-mono text-sm"
        />
      )}
    </>
  )
}
