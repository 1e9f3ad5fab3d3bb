import type { Fetch } from '#backend/identity.ts'

const MASTER_MAX_BYTES = 5 * 1024 * 1024
const OURS = /^\/storage\/v1\/object\/public\/pages\/[^?#]+\.svg$/

/** Reads the vector masters of pages. Only files of our own are asked for; an address elsewhere is not followed. */
export function createMasters(storage: Fetch, siteUrl: string) {
  const ask = (address: string, method: 'HEAD' | 'GET') =>
    storage(new Request(new URL(address, siteUrl), { method }))
  return {
    /** Changes whenever the drawing does; nothing when there is none. */
    async version(address: string | null | undefined): Promise<string | undefined> {
      if (!address || !OURS.test(address)) return undefined
      return (await ask(address, 'HEAD')).headers.get('etag') ?? undefined
    },
    async read(address: string): Promise<string | undefined> {
      const master = await ask(address, 'GET')
      if (!master.ok || Number(master.headers.get('content-length')) > MASTER_MAX_BYTES) return undefined
      return master.text()
    },
  }
}

export type Masters = ReturnType<typeof createMasters>
