import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import type { Database } from '#supabase/database.types.ts'
import type { Client } from '#app/lib/session/client.ts'
import { followRows } from '#app/lib/session/follow-rows.ts'
import { useSession } from '#app/lib/session/session.tsx'

type Functions = Database['public']['Functions']
export type ContentKind = Database['public']['Enums']['content_type']
export type ContentRow = Functions['translation_contents']['Returns'][number]
export type JobRow = Functions['translation_job_list']['Returns'][number]
export type CoverageRow = Functions['translation_coverage']['Returns'][number]

export const TRANSLATIONS = ['admin', 'translations'] as const

/** Everything on these screens is asked again. */
export function useFreshTranslations() {
  const queries = useQueryClient()
  return useCallback(() => queries.invalidateQueries({ queryKey: TRANSLATIONS }), [queries])
}

const PAUSE_MS = 400

/** Lists move by themselves: whenever a job changes, a moment later everything is asked again, once for many changes. */
export function useJobNews() {
  const { client } = useSession()
  const refresh = useFreshTranslations()
  useEffect(() => followJobs(client, refresh), [client, refresh])
}

function followJobs(client: () => Promise<Client>, onNews: () => unknown): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const soon = () => {
    timer ??= setTimeout(() => {
      timer = undefined
      onNews()
    }, PAUSE_MS)
  }
  const leave = followRows(client, { table: 'translation_jobs' }, soon)
  return () => {
    clearTimeout(timer)
    leave()
  }
}
