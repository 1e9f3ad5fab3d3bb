import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import type { Language } from '#domain/text/languages.ts'
import type { Enums } from '#supabase/database.types.ts'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { callFunction, type FunctionError } from '#app/lib/session/call-function.ts'
import type { Client } from '#app/lib/session/supabase-client.ts'
import { useSession } from '#app/lib/session/session.tsx'
import type { ImportResponse } from './import-response.ts'

/** A call takes a few seconds, so that a pause takes effect soon. */
const ROWS_PER_CALL = 12
const PAUSE_MS = 2_000
/** Calls that may fail in a row before the admin sees an error. */
const MAX_FAILED_CALLS = 5

type ImportProgress = Pick<ImportResponse, 'status' | 'total' | 'waiting' | 'successCount' | 'errorCount'>

/**
 * Calls the function until all rows are processed. The server's background job would finish the import, too, but more
 * slowly.
 */
export function useImportRun(id: string) {
  const language = useLanguage()
  const { client } = useSession()
  const queries = useQueryClient()
  const [progress, setProgress] = useState<ImportProgress>()
  const [isProcessing, setIsProcessing] = useState(true)
  const [problem, setProblem] = useState<FunctionError>()

  useEffect(() => {
    if (!isProcessing) return undefined
    const controller = new AbortController()
    const run = async () => {
      const failed = await processRows(id, await client(), language, controller.signal, (response) => {
        setProgress(response)
        void queries.invalidateQueries({ queryKey: ['admin', 'import-rows', id] })
      })
      if (controller.signal.aborted) return
      setProblem(failed)
      setIsProcessing(false)
      void queries.invalidateQueries({ queryKey: ['admin'] })
    }
    void run().catch(() => setProblem({}))
    return () => controller.abort()
  }, [id, isProcessing, client, language, queries])

  const setStatus = useCallback(
    async (status: Enums<'job_status'>) => {
      const { error } = await (await client()).from('import_jobs').update({ status }).eq('id', id)
      if (error) return setProblem({})
      setProgress((previous) => previous && { ...previous, status })
      if (status === 'pending') setIsProcessing(true)
    },
    [client, id],
  )
  const retry = useCallback(async () => {
    const result = await callFunction<ImportResponse>(
      await client(),
      'import-csv-prompts',
      { importId: id, retry: true, limit: 0 },
      language,
    )
    if (result.failed) return setProblem(result.failed)
    setProgress(result.data)
    setIsProcessing(true)
  }, [client, id, language])

  return {
    progress,
    problem,
    isProcessing,
    pause: () => setStatus('paused'),
    resume: () => {
      setProblem(undefined)
      return setStatus('pending')
    },
    retry,
  }
}

/** Runs until all rows are processed, an admin pauses the import or the calls keep failing; returns the last error. */
async function processRows(
  importId: string,
  client: Client,
  language: Language,
  signal: AbortSignal,
  onProgress: (response: ImportResponse) => void,
) {
  let failures = 0
  while (!signal.aborted) {
    const result = await callFunction<ImportResponse>(
      client,
      'import-csv-prompts',
      { importId, limit: ROWS_PER_CALL },
      language,
    )
    if (signal.aborted) return undefined
    if (result.failed) {
      failures += 1
      if (failures >= MAX_FAILED_CALLS || result.failed.code === 'import-missing') return result.failed
      await pause(PAUSE_MS * failures)
      continue
    }
    failures = 0
    const { data } = result
    onProgress(data)
    if (data.status === 'paused' || data.status === 'completed') return undefined
    // Another call holds the lease of the remaining rows, or held it when the server stopped.
    if (data.results.length === 0) await pause(PAUSE_MS)
  }
  return undefined
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
