import { useQueryClient } from '@tanstack/react-query'
import { useLanguage } from '#app/lib/frame.ts'
import { callFunction } from '#app/lib/session/call-function.ts'
import type { Client } from '#app/lib/session/client.ts'
import { useSession } from '#app/lib/session/session.tsx'
import type { TextId } from '#app/lib/texts/ids.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { useToast } from '#app/ui/toast.tsx'

interface Outcome {
  /** With a sentence when the server gave one. */
  error: { sentence?: string } | null
}

/** What a maker does with a page of theirs. Each says how it went and answers whether it went well. */
export function useCreationWork(pageId: string) {
  const t = useText()
  const language = useLanguage()
  const { client } = useSession()
  const { show } = useToast()
  const queries = useQueryClient()

  const run = async (work: (client: Client) => PromiseLike<Outcome>, done: TextId) => {
    const { error } = await client()
      .then(work)
      .catch((): Outcome => ({ error: {} }))
    for (const name of ['creations', 'history']) void queries.invalidateQueries({ queryKey: [name] })
    if (error) show({ kind: 'error', title: error.sentence ?? t('dashboard.change-failed') })
    else show({ kind: 'success', title: t(done) })
    return !error
  }

  return {
    rename: (title: string) =>
      run(async (ready) => {
        const { failed } = await callFunction(ready, 'rename-my-page', { pageId, title }, language)
        return { error: failed ?? null }
      }, 'dashboard.renamed'),
    askForRelease: () =>
      run(
        async (ready) => refusal(await ready.rpc('request_release', { page_id: pageId })),
        'dashboard.release-asked',
      ),
    remove: () =>
      run(async (ready) => refusal(await ready.rpc('delete_pages', { ids: [pageId] })), 'dashboard.deleted'),
  }
}

/** A refusal of the database says nothing a reader could use. */
const refusal = ({ error }: { error: unknown }): Outcome => ({ error: error ? {} : null })
