import type { Client } from './supabase-client.ts'

interface RowSubscription {
  table: 'ai_prompts' | 'translation_jobs'
  filter?: string
}

/**
 * Calls `onChange` whenever rows may have changed: for each realtime event, and each time the connection opens,
 * because events before that or during an interruption are lost. Returns a function that unsubscribes.
 */
export function subscribeToRows(
  client: () => Promise<Client>,
  rows: RowSubscription,
  onChange: () => void,
): () => void {
  let isStopped = false
  let unsubscribe = () => {}
  void client().then((ready) => {
    if (isStopped) return
    const channel = ready
      .channel(`${rows.table} ${rows.filter ?? ''}`)
      .on('postgres_changes', { event: '*', schema: 'public', ...rows }, () => onChange())
      .subscribe((status) => {
        if (status === 'SUBSCRIBED') onChange()
      })
    unsubscribe = () => void ready.removeChannel(channel)
  })
  return () => {
    isStopped = true
    unsubscribe()
  }
}
