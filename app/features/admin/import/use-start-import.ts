import { useState } from 'react'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { callFunction } from '#app/lib/session/call-function.ts'
import { useSession } from '#app/lib/session/session.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { useToast } from '#app/ui/toast.tsx'
import type { ImportResponse } from './import-response.ts'
import type { ParsedRow } from './parse-import-file.ts'

/** Sends the rows, rejected ones with their reason; the server stores all of them before it processes the first. */
export function useStartImport(onStarted: (id: string) => void) {
  const t = useText()
  const language = useLanguage()
  const { client } = useSession()
  const { show } = useToast()
  const [starting, setStarting] = useState(false)

  const start = async (fileName: string, rows: readonly ParsedRow[]) => {
    setStarting(true)
    try {
      const result = await callFunction<ImportResponse>(
        await client(),
        'import-csv-prompts',
        {
          rows: rows.map(({ cells }) => cells),
          rowNumbers: rows.map(({ rowNumber }) => rowNumber),
          rejected: rows.flatMap(({ rowNumber, problems: [problem] }) =>
            problem ? [{ row: rowNumber, code: problem.code }] : [],
          ),
          fileName: fileName.slice(0, 200),
          key: await idempotencyKey(rows),
          limit: 0,
        },
        language,
      )
      if (result.failed)
        return show({ kind: 'error', title: t('admin-import.failed'), text: result.failed.message })
      const { data } = result
      if (data.status === 'completed' && data.successCount > 0)
        show({ kind: 'info', title: t('admin-import.known') })
      onStarted(data.importId)
    } catch {
      show({ kind: 'error', title: t('admin-import.failed') })
    } finally {
      setStarting(false)
    }
  }
  return { start, starting }
}

/** A hash of the rows, so that sending a file twice does not create its pages twice. */
async function idempotencyKey(rows: readonly ParsedRow[]): Promise<string> {
  // `crypto.subtle` needs HTTPS; without it every file counts as a new import.
  if (!globalThis.crypto?.subtle) return `${Date.now()}-${Math.random()}`
  const bytes = new TextEncoder().encode(JSON.stringify(rows.map(({ cells }) => cells)))
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(hash.subarray(0, 28), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
