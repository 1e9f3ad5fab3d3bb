import type { Language } from '#domain/text/languages.ts'

export interface CheckResult {
  works: boolean
  /** The implementation in use: `embedded`, `disk`, `outbox`, `artist`… Never an address or a key. */
  kind: string
  milliseconds: number
}

interface SiteStatus {
  checks: Record<'database' | 'storage' | 'mail' | 'ai', CheckResult>
  version: string
  node: string
  database: string
  migrations: { applied: number; last: string }
  /**
   * With a Supabase project: rules that only its owner can set there. docs/supabase.md explains each code.
   */
  gaps: { code: string; state: 'open' | 'unknown' }[]
}

/** Checks for the operator: the current state of every service, and a test mail. */
export interface SiteDiagnostics {
  status(): Promise<SiteStatus>
  /** Throws when the mail server does not accept the mail. */
  sendTestMail(to: string, language: Language): Promise<void>
}
