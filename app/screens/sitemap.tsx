import { useEffect, useState } from 'react'
import { Head } from '#app/lib/seo/head.tsx'
import { TextBundle } from '#app/lib/texts/text-bundle.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { ScreenTitle } from './layout/screen-title.tsx'

const SITEMAP_PATH = '/sitemap.xml'
const TIMEOUT_MS = 15_000

/** Shows the sitemap to visitors; search engines read the file itself. */
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
    const unmount = new AbortController()
    const signal = AbortSignal.any([unmount.signal, AbortSignal.timeout(TIMEOUT_MS)])
    fetch(SITEMAP_PATH, { signal })
      .then((response) => (response.ok ? response.text() : 'failed'))
      .catch(() => 'failed')
      .then((text) => unmount.signal.aborted || setXml(text))
    return () => unmount.abort()
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
        <a href={SITEMAP_PATH} className={buttonClass('plain')}>
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
