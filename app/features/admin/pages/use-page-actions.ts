import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Enums } from '#supabase/database.types.ts'
import type { Client } from '#app/lib/session/supabase-client.ts'
import { useSession } from '#app/lib/session/session.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { useToast } from '#app/ui/toast.tsx'

interface Outcome {
  error: { message: string } | null
}

/** Actions on one page or many. Each shows its result and reloads the lists. */
export function usePageActions() {
  const t = useText()
  const { client } = useSession()
  const { show } = useToast()
  const queries = useQueryClient()

  const run = useCallback(
    async (
      action: (client: Client) => PromiseLike<Outcome>,
      successText: string,
      errorText: string,
    ): Promise<boolean> => {
      const error = await client()
        .then(action)
        .then(
          (outcome) => outcome.error,
          () => ({ message: '' }),
        )
      await queries.invalidateQueries({ queryKey: ['admin'] })
      show(error ? { kind: 'error', title: errorText } : { kind: 'success', title: successText })
      return !error
    },
    [client, queries, show],
  )

  return {
    setStatus: (ids: readonly string[], status: Enums<'page_status'>) =>
      run(
        (db) => db.rpc('set_page_status', { ids: [...ids], new_status: status }),
        t(status === 'released' ? 'admin-pages.released' : 'admin-pages.withdrawn', { count: ids.length }),
        t('admin.failed'),
      ),
    restore: (ids: readonly string[]) =>
      run(
        (db) => db.rpc('restore_pages', { ids: [...ids] }),
        t('admin-pages.restored', { count: ids.length }),
        t('admin.failed'),
      ),
    /** Removes the pages from the users' histories first, then moves them to the bin. */
    remove: async (ids: readonly string[]): Promise<boolean> => {
      const cleared = await (
        await client()
      )
        .from('ai_prompts')
        .update({ generated_page_id: null })
        .in('generated_page_id', [...ids])
      if (cleared.error) {
        const text = t('admin-pages.prompts-failed', { message: cleared.error.message })
        show({ kind: 'error', title: t('admin-pages.delete-failed'), text })
        return false
      }
      return run(
        (db) => db.rpc('delete_pages', { ids: [...ids] }),
        ids.length === 1 ? t('admin-pages.deleted-one') : t('admin-pages.deleted', { count: ids.length }),
        t('admin-pages.delete-failed'),
      )
    },
  }
}
