import { z } from 'zod'
import { defineFunction, type FunctionContext } from '../define-function.ts'
import { FunctionError } from '../../shared/function-error.ts'
import { callError, isUnavailable, UnavailableError } from '../../shared/retry-while-unavailable.ts'
import { masterFileName, PAGE_BUCKET } from '#domain/pages/page-file.ts'
import type { Providers } from '../../shared/providers.ts'

/** Drawings beyond this size are not included; the export has their addresses. */
const MAX_DRAWING_BYTES = 20_000_000

interface Page {
  thumbnail_url: string | null
}

/** Returns all stored data about the caller, with the drawings of their pages. */
export const exportMyData = defineFunction<Providers, z.ZodObject>({
  auth: 'user',
  input: z.object({}),
  async run(_input, { asUser, asService, signal }) {
    const { data, error, status } = await asUser.rpc('my_data')
    if (error?.code === '42501') throw new FunctionError(403, 'sign-in-first')
    if (error?.code === 'PT429') throw new FunctionError(429, 'too-many')
    if (error) throw callError('my_data', { error, status })
    const { pages, ...rest } = data as unknown as { pages: Page[] }
    return {
      exportedAt: new Date().toISOString(),
      ...rest,
      pages: await addDrawings(pages, asService, signal),
    }
  },
})

async function addDrawings(
  pages: readonly Page[],
  asService: FunctionContext<Providers>['asService'],
  signal: AbortSignal,
) {
  let bytes = 0
  const withDrawing: (Page & { drawing: string | null })[] = []
  for (const page of pages) {
    signal.throwIfAborted()
    const name = masterFileName(page.thumbnail_url)
    const isIncluded = name !== undefined && bytes < MAX_DRAWING_BYTES
    const file = isIncluded ? await loadDrawing(name, asService) : null
    const drawing = file && bytes + file.size <= MAX_DRAWING_BYTES ? await file.text() : null
    bytes += drawing?.length ?? 0
    withDrawing.push({ ...page, drawing })
  }
  return withDrawing
}

/** Null for a missing drawing. An export without a drawing that only could not be reached would be incomplete. */
async function loadDrawing(name: string, asService: FunctionContext<Providers>['asService']) {
  const result = await asService.storage.from(PAGE_BUCKET).download(name)
  if (isUnavailable(result)) throw new UnavailableError()
  return result.data
}
