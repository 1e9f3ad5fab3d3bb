import type { Language } from '#domain/languages.ts'

/** What the site stands on. */
export const CHECKED = ['database', 'storage', 'mail', 'ai'] as const
export type Checked = (typeof CHECKED)[number]

export interface CheckResult {
  works: boolean
  /** Which one it is: `embedded`, `disk`, `outbox`, `artist`… A name, never an address or a key. */
  kind: string
  milliseconds: number
}

export interface SiteStatus {
  checks: Record<Checked, CheckResult>
  version: string
  node: string
  database: string
  migrations: { applied: number; last: string }
  /** In front of a Supabase project: what only its owner can set there (docs/supabase.md says what each code means). */
  gaps: { code: string; state: 'open' | 'unknown' }[]
}

/** For whoever runs the site: whether everything works, asked now, and a mail to see it arrive. */
export interface Upkeep {
  status(): Promise<SiteStatus>
  /** Throws when the mail could not be handed over. */
  sendTestMail(to: string, language: Language): Promise<void>
}
