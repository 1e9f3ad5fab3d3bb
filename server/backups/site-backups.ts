import type { Sql } from 'postgres'
import { writeBackup } from '#backend/backup/write-backup.ts'
import type { FileStore } from '#backend/storage/files/file-store.ts'
import type { BackupList, SiteBackups } from '#supabase/shared/site-backups.ts'
import type { Config } from '../config.ts'
import type { Log } from '../monitoring/log.ts'
import { createBackupFolder } from './backup-folder.ts'
import type { StartRestore } from './restore-run.ts'

interface Options {
  config: Pick<Config, 'dataDir' | 'databaseUrl'>
  /** Without a time limit: a large table takes long to copy. */
  withoutTimeLimit<T>(work: (sql: Sql) => Promise<T>): Promise<T>
  sql: Sql
  files: FileStore
  /** Missing if this process cannot close and reopen the site. */
  startRestore?: StartRestore
  log: Log
}

/** Lists, writes and restores backups for administrators. */
export function createSiteBackups({
  config,
  sql,
  withoutTimeLimit,
  files,
  startRestore,
  log,
}: Options): SiteBackups {
  const folder = createBackupFolder(config.dataDir)
  let isWriting = false
  let hasFailed = false
  const isRunning = async () => isWriting || (await folder.isBeingWritten())
  const write = async (file: string) => {
    try {
      await withoutTimeLimit((patient) => writeBackup({ sql: patient, files, file }))
    } catch (error) {
      hasFailed = true
      log.error({ err: error }, 'the backup failed')
    } finally {
      isWriting = false
    }
  }
  const restorable = config.databaseUrl ? 'external-database' : startRestore ? 'yes' : 'several-processes'
  return {
    restorable,
    async list() {
      const [current] = await sql<BackupList['current'][]>`
        select (select count(*) from public.coloring_pages)::int as pages, (select count(*) from auth.users)::int as accounts,
          (select count(*) from public.contact_messages)::int as messages`
      return {
        backups: await folder.list(),
        isRunning: await isRunning(),
        hasFailed,
        restorable,
        current: current!,
      }
    },
    async start() {
      if (await isRunning()) return false
      isWriting = true
      hasFailed = false
      void folder.newFile().then(write)
      return true
    },
    async restore(name, administrator) {
      const file = await folder.find(name)
      return file && startRestore?.({ name, file, administrator })
    },
  }
}
