import { removePageFile } from '../shared/pages/page-files.ts'
import type { JobContext } from './define-job.ts'

/** Deletes pages whose time in the bin is over, with their files. Returns the number of pages. */
export async function emptyBin({ asService }: Pick<JobContext, 'asService'>): Promise<number> {
  const { data: pages, error } = await asService.rpc('expired_pages')
  if (error) throw new Error(`expired_pages: ${error.message}`)
  for (const page of pages) {
    // The row first: a file without a page only wastes space, but a page without its file is broken.
    const deleted = await asService.from('coloring_pages').delete().eq('id', page.id)
    if (deleted.error) throw new Error(`emptying the bin: ${deleted.error.message}`)
    if (!(await isUsedByAnotherPage(asService, page.thumbnail_url)))
      await removePageFile(asService, page.thumbnail_url)
  }
  return pages.length
}

async function isUsedByAnotherPage(
  asService: JobContext['asService'],
  address: string | null,
): Promise<boolean> {
  if (!address) return false
  const { data } = await asService.from('coloring_pages').select('id').eq('thumbnail_url', address).limit(1)
  return data === null || data.length > 0
}
