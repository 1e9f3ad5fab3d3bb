import { z } from 'zod'
import { defineFunction, type FunctionContext, FunctionError } from '../define-function.ts'
import { storedName } from '../page-files.ts'
import type { Providers } from '../providers.ts'

/** Drawings beyond this stay where they are; their addresses are in the file either way. */
const MOST_BYTES = 20_000_000

interface Page {
  thumbnail_url: string | null
}

/** Everything that is kept about the caller as one file, with the drawings of their pages. */
export const exportMyData = defineFunction<Providers, z.ZodObject>({
  auth: 'user',
  input: z.object({}),
  async run(_input, { asUser, asService, signal }) {
    const { data, error } = await asUser.rpc('my_data')
    if (error?.code === '42501') throw new FunctionError(403, 'sign-in-first')
    if (error?.code === 'PT429') throw new FunctionError(429, 'too-many')
    if (error) throw new Error(`my_data: ${error.message}`)
    const { pages, ...rest } = data as unknown as { pages: Page[] }
    return {
      exportedAt: new Date().toISOString(),
      ...rest,
      pages: await withDrawings(pages, asService, signal),
    }
  },
})

async function withDrawings(
  pages: readonly Page[],
  asService: FunctionContext<Providers>['asService'],
  signal: AbortSignal,
) {
  let bytes = 0
  const finished: (Page & { drawing: string | null })[] = []
  for (const page of pages) {
    signal.throwIfAborted()
    const name = storedName(page.thumbnail_url)
    const isVector = name !== undefined && name.endsWith('.svg') && bytes < MOST_BYTES
    const file = isVector ? (await asService.storage.from('pages').download(name)).data : null
    const drawing = file && bytes + file.size <= MOST_BYTES ? await file.text() : null
    bytes += drawing?.length ?? 0
    finished.push({ ...page, drawing })
  }
  return finished
}
