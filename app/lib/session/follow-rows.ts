import type { Client } from './client.ts'

interface Rows {
  table: 'ai_prompts' | 'translation_jobs'
  filter?: string
}

/**
 * Tells whenever rows may have changed: when the server says so, and each time the line opens, since what happened before that, or while
 * it was broken, was told to nobody. Answers how to stop.
 */
export function followRows(client: () => Promise<Client>, rows: Rows, onNews: () => void): () => void {
  let over = false
  let leave = () => {}
  void client().then((ready) => {
    if (over) return
    const channel = ready
      .channel(`${rows.table} ${rows.filter ?? ''}`)
      .on('postgres_changes', { event: '*', schema: 'public', ...rows }, () => onNews())
      .subscribe((status) => {
        if (status === 'SUBSCRIBED') onNews()
      })
    leave = () => void ready.removeChannel(channel)
  })
  return () => {
    over = true
    leave()
  }
}
