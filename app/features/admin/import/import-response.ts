import type { Enums } from '#supabase/database.types.ts'

/** The response of the edge function `import-csv-prompts`. */
export interface ImportResponse {
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
