import type { JobContext } from './define-job.ts'

/** Indexes pages again that an earlier lexicon indexed, a part per run. */
export async function refreshSearchIndex({ asService }: Pick<JobContext, 'asService'>): Promise<number> {
  const { data, error } = await asService.rpc('refresh_search_index', { max_pages: 200 })
  if (error) throw new Error(`refresh_search_index: ${error.message}`)
  return data
}
