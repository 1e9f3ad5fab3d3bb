/** Why a backup can be restored from the admin area, or not. */
type Restorable = 'yes' | 'external-database' | 'several-processes' | 'supabase'

interface SiteCounts {
  pages: number
  accounts: number
  messages: number
}

export interface BackupFile {
  name: string
  madeAt: string
  bytes: number
  /** Missing in backups of earlier versions. */
  counts?: SiteCounts
  /** Set for the rows that an upgrade saved; the pictures stay where they are. */
  isWithoutFiles?: true
}

export interface BackupList {
  backups: BackupFile[]
  /** A backup is being written, by this server or by a command. */
  isRunning: boolean
  hasFailed: boolean
  restorable: Restorable
  /** What a restore would replace. */
  current: SiteCounts
}

/** Backups of the whole site, for administrators. */
export interface SiteBackups {
  restorable: Restorable
  list(): Promise<BackupList>
  /** Starts to write a backup; false if one is being written. */
  start(): Promise<boolean>
  /**
   * Starts to replace the whole site by a backup. Returns the id under which `/restores/<id>` reports the progress, also while
   * the site is closed; undefined if there is no such backup or another restore is running.
   */
  restore(name: string, administrator: string): Promise<string | undefined>
}
