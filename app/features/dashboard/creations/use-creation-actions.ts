import { useQueryClient } from '@tanstack/react-query'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { callFunction } from '#app/lib/session/call-function.ts'
import type { Client } from '#app/lib/session/supabase-client.ts'
import { useSession } from '#app/lib/session/session.tsx'
import type { TextId } from '#app/lib/texts/text-id.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { useToast } from '#app/ui/toast.tsx'

interface Outcome {
  error: { message?: string } | null
}

/** Actions on the user's own page. Each shows its result and returns whether it succeeded. */
export function useCreationActions(pageId: string) {
  const t = useText()
  const language = useLanguage()
  const { client } = useSession()
  const { show } = useToast()
  const queries = useQueryClient()

  const run = async (action: (client: Client) => PromiseLike<Outcome>, doneText: TextId) => {
    const { error } = await client()
      .then(action)
      .catch((): Outcome => ({ error: {} }))
    for (const name of ['creations', 'history']) void queries.invalidateQueries({ queryKey: [name] })
    if (error) show({ kind: 'error', title: error.message ?? t('dashboard.change-failed') })
    else show({ kind: 'success', title: t(doneText) })
    return !error
  }

  return {
    rename: (title: string) =>
      run(async (db) => {
        const { failed } = await callFunction(db, 'rename-my-page', { pageId, title }, language)
        return { error: failed ?? null }
      }, 'dashboard.renamed'),
    askForRelease: () =>
      run(
        async (db) => toOutcome(await db.rpc('request_release', { page_id: pageId })),
        'dashboard.release-asked',
      ),
    remove: () =>
      run(async (db) => toOutcome(await db.rpc('delete_pages', { ids: [pageId] })), 'dashboard.deleted'),
  }
}

/** Error messages of the database are not meant for users, so they are dropped. */
const toOutcome = ({ error }: { error: unknown }): Outcome => ({ error: error ? {} : null })
