import type { Enums } from '#supabase/database.types.ts'

/** What `import-csv-prompts` answers. */
export interface ImportAnswer {
  success: boolean
  summary: string
  details: string
  successCount: number
  errorCount: number
  results: { row: number; title: string; status: 'success' | 'error'; error?: string }[]
  importId: string
  status: Enums<'job_status'>
  total: number
  waiting: number
}
