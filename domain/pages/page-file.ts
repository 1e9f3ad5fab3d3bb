// Names and URLs of the files of pages. Other modules build and parse them only through this one.
import { PICTURE_SOURCES, type PictureSource } from './picture-source.ts'

/** The storage bucket that holds vector masters and uploaded pictures. */
export const PAGE_BUCKET = 'pages'
const PUBLIC_PATH = `/storage/v1/object/public/${PAGE_BUCKET}/`

/** The URL of a file without the origin, as stored in `coloring_pages.thumbnail_url`. */
export const pageFileUrl = (name: string): string => PUBLIC_PATH + name

/** The name in the bucket; undefined for a URL outside the bucket, on another site or with a query. */
export function pageFileName(url: string | null | undefined): string | undefined {
  const name = url?.startsWith(PUBLIC_PATH) ? url.slice(PUBLIC_PATH.length) : ''
  if (!/^[^?#]+$/.test(name)) return undefined
  try {
    return decodeURIComponent(name)
  } catch {
    return undefined
  }
}

/** The name of a vector master; undefined for uploaded pixel pictures, too. */
export function masterFileName(url: string | null | undefined): string | undefined {
  const name = pageFileName(url)
  return name?.endsWith('.svg') ? name : undefined
}

const CREATED_FOLDER = 'made'

/** A master of the starter or sample library. */
export const libraryMaster = (slug: string): string => `library/${slug}.svg`

/** A master of an imported row. The name follows from the row, so a repeated attempt replaces the file. */
export const importedMaster = (importId: string, rowNumber: number): string =>
  `imported/${importId}/${rowNumber}.svg`

/** A master of a wish. The folder records the source, because the page has no column for it. */
export const createdMaster = (source: PictureSource, slug: string): string =>
  `${CREATED_FOLDER}/${source === 'algorithmic' ? '' : `${source}/`}${slug}.svg`

/** The source of the picture at a URL. Files of other folders come from the artist or from an operator. */
export function pictureSource(url: string | null | undefined): PictureSource {
  const [folder, subfolder, file] = pageFileName(url)?.split('/') ?? []
  const isCreated = folder === CREATED_FOLDER && file !== undefined
  return PICTURE_SOURCES.find((source) => isCreated && source === subfolder) ?? 'algorithmic'
}
