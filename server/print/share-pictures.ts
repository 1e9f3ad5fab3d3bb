import type { PackEntry } from '#domain/print/class-pack.ts'
import { isSlug } from '#domain/pages/slug.ts'
import { isLanguage, type Language } from '#domain/text/languages.ts'
import { pageTitle } from '#domain/text/localised-text.ts'
import type { FoundPage, RenditionKind } from './rendition-handler.ts'

interface Options {
  createPicture(svg: string, title?: string): Promise<Uint8Array>
}

interface ShareRequest {
  entries: PackEntry[]
  /** Without a language the picture has no title. */
  language?: Language
}

/** Must be increased when the same request gives other bytes, so that cached files are created again. */
const EDITION = 2

/** The preview of a page in messengers and social networks: `/share/<slug>.png?lang=de`. */
export const sharePictures = ({ createPicture }: Options): RenditionKind<ShareRequest> => ({
  name: 'picture for sharing',
  parse: parseShareRequest,
  describe: ({ language }, [page]) => ({
    identity: ['share', EDITION, page!.version, titleOf(page!, language)],
    masterVersion: page!.version,
    headers: new Headers({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=3600',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    }),
  }),
  render: ({ language }, [page]) => createPicture(page!.svg, titleOf(page!, language)),
})

function parseShareRequest({ pathname, searchParams }: URL): ShareRequest | undefined {
  const slug = /^\/share\/([^/]+)\.png$/.exec(pathname)?.[1]
  if (!isSlug(slug)) return undefined
  const language = searchParams.get('lang')
  return { entries: [{ slug, copies: 1 }], language: isLanguage(language) ? language : undefined }
}

const titleOf = ({ title }: FoundPage, language: Language | undefined) =>
  language && pageTitle(title, language)
