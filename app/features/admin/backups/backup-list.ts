/** Numbers by which an administrator recognises the state of a site. */
export interface SiteCounts extends Record<string, number> {
  pages: number
  accounts: number
  messages: number
}

export interface Backup {
  name: string
  madeAt: string
  bytes: number
  /** Missing in backups of earlier versions. */
  counts?: SiteCounts
  /** Set for the rows that an upgrade saved; the pictures stay where they are. */
  isWithoutFiles?: true
}

export interface BackupList {
  backups: Backup[]
  isRunning: boolean
  hasFailed: boolean
  /** `yes`, or the reason why backups cannot be restored here. */
  restorable: 'yes' | 'external-database' | 'several-processes' | 'supabase'
  /** The counts of the site as it is now, for comparison with those of a backup. */
  current: SiteCounts
}
