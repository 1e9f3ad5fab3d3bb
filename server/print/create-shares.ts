import type { Fetch } from '#backend/identity.ts'
import { isLanguage } from '#domain/languages.ts'
import { isSlug } from '#domain/slug.ts'
import { pageTitle } from '#domain/text.ts'
import type { PrintablePage } from './create-prints.ts'
import { type KeptFiles, nameOf, storeKey } from './kept-files.ts'
import type { Masters } from './masters.ts'
import { artistFailed, missing } from './pdf-answer.ts'

interface Options {
  findPage(slug: string): Promise<PrintablePage | undefined>
  masters: Masters
  kept: KeptFiles
  makePicture(svg: string, title?: string): Promise<Uint8Array>
  log: { warn(facts: object, message: string): void }
}

const EDITION = 2

/**
 * What messengers and social networks show of a page. Answers `/share/<slug>.png?lang=de`; made on the first request, then kept. Whoever
 * names no language gets a picture without words.
 */
export function createShares({ findPage, masters, kept, makePicture, log }: Options): Fetch {
  return async (request) => {
    const { pathname, searchParams } = new URL(request.url)
    const slug = /^\/share\/([^/]+)\.png$/.exec(pathname)?.[1]
    if (!isSlug(slug)) return missing()
    const page = await findPage(slug)
    const address = page?.thumbnail_url
    const version = await masters.version(address)
    if (!page || !address || !version) return missing()
    const language = searchParams.get('lang')
    const title = isLanguage(language) ? pageTitle(page.title, language) : undefined
    const name = nameOf(['share', EDITION, version, title])
    const headers = new Headers({
      'content-type': 'image/png',
      etag: `"${name}"`,
      'cache-control': 'public, max-age=86400',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    })
    if (request.headers.get('if-none-match')?.includes(name))
      return new Response(null, { status: 304, headers })
    const key = storeKey(version, name)
    try {
      const known = await kept.get(key)
      const svg = known ? undefined : await masters.read(address)
      const picture = known ?? (svg === undefined ? undefined : await makePicture(svg, title))
      if (!picture) return missing()
      if (!known) await kept.keep(key, picture, 'image/png')
      headers.set('content-length', String(picture.byteLength))
      return new Response(request.method === 'HEAD' ? null : new Uint8Array(picture), { headers })
    } catch (error) {
      log.warn({ err: error, slug }, 'a share picture could not be made')
      return artistFailed(error)
    }
  }
}
