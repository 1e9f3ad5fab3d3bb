import type { BackupTable } from './backup-tables.ts'

/** The first entry of a backup. */
export interface Manifest {
  format: 1
  madeAt: string
  postgresql: string
  /** The numbers of the applied migrations. */
  migrations: string[]
  tables: BackupTable[]
  /** The number of rows by table, for example `public.profiles`; missing in backups of earlier versions. */
  rows?: Record<string, number>
  /** Set if the backup contains only rows, because the files stay where they are. */
  isWithoutFiles?: true
}
