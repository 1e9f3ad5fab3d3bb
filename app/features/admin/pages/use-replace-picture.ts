import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { PAGE_BUCKET, pageFileUrl, pageFileName } from '#domain/pages/page-file.ts'
import type { Style } from '#domain/pages/creation-options.ts'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { callFunction } from '#app/lib/session/call-function.ts'
import type { Client } from '#app/lib/session/supabase-client.ts'
import { useSession } from '#app/lib/session/session.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { useToast } from '#app/ui/toast.tsx'
import type { EditedPage } from './page-form-values.ts'

const FILE_EXTENSIONS: Record<string, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
}
const MAX_FILE_BYTES = 5 * 1024 * 1024

/** Replaces the picture of a page and deletes the old file when no page uses it any more. */
export function useReplacePicture({ id, difficulty }: EditedPage) {
  const t = useText()
  const language = useLanguage()
  const { client } = useSession()
  const { show } = useToast()
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)

  const run = async (change: (db: Client) => Promise<string | undefined>) => {
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
      run(async (db) => {
        const result = await callFunction(
          db,
          'admin-generate-coloring-page',
          { prompt, style, difficulty, language, replaces: id },
          language,
        )
        return result.failed ? (result.failed.message ?? t('admin.failed')) : undefined
      }),
    upload: (file: File) =>
      run(async (db) => {
        const extension = FILE_EXTENSIONS[file.type]
        if (!extension || file.size > MAX_FILE_BYTES) return t('admin-pages.picture-unfit')
        return (await replaceFile(db, id, file, extension)) ? undefined : t('admin.failed')
      }),
  }
}

async function replaceFile(client: Client, id: string, file: File, extension: string): Promise<boolean> {
  const files = client.storage.from(PAGE_BUCKET)
  const name = `uploaded/${id}-${Date.now()}.${extension}`
  const uploaded = await files.upload(name, file, { contentType: file.type, cacheControl: '31536000' })
  if (uploaded.error) return false
  const { data: previousUrl, error } = await client.rpc('use_picture', {
    page_id: id,
    address: pageFileUrl(name),
  })
  const unusedFile = error ? name : pageFileName(previousUrl)
  if (unusedFile) await files.remove([unusedFile])
  return !error
}
