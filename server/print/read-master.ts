import type { Fetch } from '#backend/identity.ts'
import { masterFileName } from '#domain/pages/page-file.ts'

const MASTER_MAX_BYTES = 5 * 1024 * 1024

/**
 * Reads the vector masters of pages. Only files in our own storage are requested, never an address of another
 * site.
 */
export function createMasterReader(storage: Fetch, siteUrl: string) {
  const request = (address: string, method: 'HEAD' | 'GET') =>
    storage(new Request(new URL(address, siteUrl), { method }))
  return {
    /** The ETag, which changes with the drawing; undefined if the page has no master. */
    async version(address: string | null | undefined): Promise<string | undefined> {
      if (!address || !masterFileName(address)) return undefined
      return (await request(address, 'HEAD')).headers.get('etag') ?? undefined
    },
    /** The SVG text; undefined if the file is missing or too large. */
    async read(address: string): Promise<string | undefined> {
      const response = await request(address, 'GET')
      if (!response.ok || Number(response.headers.get('content-length')) > MASTER_MAX_BYTES) return undefined
      return response.text()
    },
  }
}

export type MasterReader = ReturnType<typeof createMasterReader>
