import type { JobContext } from './define-job.ts'

/** Indexes again a part of the pages whose index was created with an earlier lexicon. Returns their number. */
export async function refreshSearchIndex({ asService }: Pick<JobContext, 'asService'>): Promise<number> {
  const { data, error } = await asService.rpc('refresh_search_index', { max_pages: 200 })
  if (error) throw new Error(`refresh_search_index: ${error.message}`)
  return data
}
