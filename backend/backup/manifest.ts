import type { BackupTable } from './backup-tables.ts'

/** The first entry of a backup. */
export interface Manifest {
  format: 1
  madeAt: string
  postgresql: string
  /** The numbers of the applied migrations. */
  migrations: string[]
  tables: BackupTable[]
}
