import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Style } from '#domain/creation.ts'
import { useLanguage } from '#app/lib/frame.ts'
import { callFunction } from '#app/lib/session/call-function.ts'
import type { Client } from '#app/lib/session/client.ts'
import { useSession } from '#app/lib/session/session.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { useToast } from '#app/ui/toast.tsx'
import type { EditedPage } from './page-draft.ts'

const BUCKET = 'pages'
const ADDRESS = `/storage/v1/object/public/${BUCKET}/`
const ENDINGS: Record<string, string> = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp' }
const LARGEST = 5 * 1024 * 1024

/** Another picture for a page. Old files are taken away once the page no longer needs them. */
export function usePicture({ id, difficulty }: EditedPage) {
  const t = useText()
  const language = useLanguage()
  const { client } = useSession()
  const { show } = useToast()
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)

  const work = async (change: (to: Client) => Promise<string | undefined>) => {
    setBusy(true)
    const problem = await client()
      .then(change)
      .catch(() => t('admin.failed'))
    await queries.invalidateQueries({ queryKey: ['admin'] })
    setBusy(false)
    if (problem) show({ kind: 'error', title: t('admin-pages.picture-failed'), text: problem })
    else show({ kind: 'success', title: t('admin-pages.picture-changed') })
  }

  return {
    busy,
    redraw: (prompt: string, style: Style) =>
      work(async (to) => {
        const answer = await callFunction(
          to,
          'admin-generate-coloring-page',
          { prompt, style, difficulty, language, replaces: id },
          language,
        )
        return answer.failed ? (answer.failed.sentence ?? t('admin.failed')) : undefined
      }),
    upload: (file: File) =>
      work(async (to) => {
        const ending = ENDINGS[file.type]
        if (!ending || file.size > LARGEST) return t('admin-pages.picture-unfit')
        return (await replaceFile(to, id, file, ending)) ? undefined : t('admin.failed')
      }),
  }
}

async function replaceFile(client: Client, id: string, file: File, ending: string): Promise<boolean> {
  const files = client.storage.from(BUCKET)
  const name = `uploaded/${id}-${Date.now()}.${ending}`
  const stored = await files.upload(name, file, { contentType: file.type, cacheControl: '31536000' })
  if (stored.error) return false
  const { data: before, error } = await client.rpc('use_picture', { page_id: id, address: ADDRESS + name })
  const spare = error ? name : before?.startsWith(ADDRESS) ? before.slice(ADDRESS.length) : undefined
  if (spare) await files.remove([spare])
  return !error
}
