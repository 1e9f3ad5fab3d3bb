import { useState } from 'react'
import { useLanguage } from '#app/lib/frame.ts'
import { callFunction } from '#app/lib/session/call-function.ts'
import { useSession } from '#app/lib/session/session.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { useToast } from '#app/ui/toast.tsx'
import type { ImportAnswer } from './import-answer.ts'
import type { ReadLine } from './read-csv.ts'

/** Hands the rows over; they are safe on the server before the first is worked on. */
export function useStartImport(onStarted: (id: string) => void) {
  const t = useText()
  const language = useLanguage()
  const { client } = useSession()
  const { show } = useToast()
  const [starting, setStarting] = useState(false)

  const start = async (fileName: string, lines: readonly ReadLine[]) => {
    setStarting(true)
    try {
      const answer = await callFunction<ImportAnswer>(
        await client(),
        'import-csv-prompts',
        {
          rows: lines.map(({ cells }) => cells),
          rowNumbers: lines.map(({ row }) => row),
          fileName: fileName.slice(0, 200),
          key: await keyOf(lines),
          limit: 0,
        },
        language,
      )
      if (answer.failed)
        return show({ kind: 'error', title: t('admin-import.failed'), text: answer.failed.sentence })
      const { data } = answer
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

/** The same rows are the same import, so that a file sent twice does not make its pages twice. */
async function keyOf(lines: readonly ReadLine[]): Promise<string> {
  // Only known where the connection is safe; elsewhere every file is a new one.
  if (!globalThis.crypto?.subtle) return `${Date.now()}-${Math.random()}`
  const bytes = new TextEncoder().encode(JSON.stringify(lines.map(({ cells }) => cells)))
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(hash.subarray(0, 28), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
