import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import type { Language } from '#domain/languages.ts'
import type { Enums } from '#supabase/database.types.ts'
import { useLanguage } from '#app/lib/frame.ts'
import { callFunction } from '#app/lib/session/call-function.ts'
import type { Client } from '#app/lib/session/client.ts'
import { useSession } from '#app/lib/session/session.tsx'
import type { ImportAnswer } from './import-answer.ts'

/** Rows a call works on: a few seconds, so that a pause is heard soon. */
const CHUNK = 12
const REST_MS = 2_000
/** Calls that may fail one after the other before we say so. */
const PATIENCE = 5

export type RunProgress = Pick<ImportAnswer, 'status' | 'total' | 'waiting' | 'successCount' | 'errorCount'>

/** Calls for the next rows as long as there are some, which is quicker than waiting. Nothing depends on it: without us the server goes on. */
export function useImportRun(id: string) {
  const language = useLanguage()
  const { client } = useSession()
  const queries = useQueryClient()
  const [progress, setProgress] = useState<RunProgress>()
  const [driving, setDriving] = useState(true)
  const [problem, setProblem] = useState<{ code?: string; sentence?: string }>()

  useEffect(() => {
    if (!driving) return undefined
    const leaving = new AbortController()
    const run = async () => {
      const failed = await drive(id, await client(), language, leaving.signal, (answer) => {
        setProgress(answer)
        void queries.invalidateQueries({ queryKey: ['admin', 'import-rows', id] })
      })
      if (leaving.signal.aborted) return
      setProblem(failed)
      setDriving(false)
      void queries.invalidateQueries({ queryKey: ['admin'] })
    }
    void run().catch(() => setProblem({}))
    return () => leaving.abort()
  }, [id, driving, client, language, queries])

  const setStatus = useCallback(
    async (status: Enums<'job_status'>) => {
      const { error } = await (await client()).from('import_jobs').update({ status }).eq('id', id)
      if (error) return setProblem({})
      setProgress((last) => last && { ...last, status })
      if (status === 'pending') setDriving(true)
    },
    [client, id],
  )
  const retry = useCallback(async () => {
    const answer = await callFunction<ImportAnswer>(
      await client(),
      'import-csv-prompts',
      { importId: id, retry: true, limit: 0 },
      language,
    )
    if (answer.failed) return setProblem(answer.failed)
    setProgress(answer.data)
    setDriving(true)
  }, [client, id, language])

  return {
    progress,
    problem,
    driving,
    pause: () => setStatus('paused'),
    resume: () => {
      setProblem(undefined)
      return setStatus('pending')
    },
    retry,
  }
}

/** Until all is done, somebody pauses, or the server does not answer any more; then it tells why. */
async function drive(
  importId: string,
  client: Client,
  language: Language,
  signal: AbortSignal,
  tell: (answer: ImportAnswer) => void,
) {
  let failures = 0
  while (!signal.aborted) {
    const answer = await callFunction<ImportAnswer>(
      client,
      'import-csv-prompts',
      { importId, limit: CHUNK },
      language,
    )
    if (signal.aborted) return undefined
    if (answer.failed) {
      failures += 1
      if (failures >= PATIENCE || answer.failed.code === 'import-missing') return answer.failed
      await rest(REST_MS * failures)
      continue
    }
    failures = 0
    const { data } = answer
    tell(data)
    if (data.status === 'paused' || data.status === 'completed') return undefined
    // Somebody else holds the rows that are left, or held them when the server stopped.
    if (data.results.length === 0) await rest(REST_MS)
  }
  return undefined
}

const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
