import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import type { Database } from '#supabase/database.types.ts'
import type { Client } from '#app/lib/session/supabase-client.ts'
import { subscribeToRows } from '#app/lib/session/subscribe-to-rows.ts'
import { useSession } from '#app/lib/session/session.tsx'

type Functions = Database['public']['Functions']
export type ContentKind = Database['public']['Enums']['content_type']
export type ContentRow = Functions['translation_contents']['Returns'][number]
export type JobRow = Functions['translation_job_list']['Returns'][number]
export type CoverageRow = Functions['translation_coverage']['Returns'][number]

export const TRANSLATIONS_KEY = ['admin', 'translations'] as const

/** Reloads every query of the translation screens. */
export function useRefreshTranslations() {
  const queries = useQueryClient()
  return useCallback(() => queries.invalidateQueries({ queryKey: TRANSLATIONS_KEY }), [queries])
}

const REFRESH_DELAY_MS = 400

/** Reloads the lists shortly after a job changes, once for many changes in a row. */
export function useLiveJobs() {
  const { client } = useSession()
  const refresh = useRefreshTranslations()
  useEffect(() => subscribeToJobs(client, refresh), [client, refresh])
}

function subscribeToJobs(client: () => Promise<Client>, onChange: () => unknown): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const scheduleChange = () => {
    timer ??= setTimeout(() => {
      timer = undefined
      onChange()
    }, REFRESH_DELAY_MS)
  }
  const unsubscribe = subscribeToRows(client, { table: 'translation_jobs' }, scheduleChange)
  return () => {
    clearTimeout(timer)
    unsubscribe()
  }
}
