import { mkdir, readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { openBackup } from '#backend/backup/open-backup.ts'
import type { BackupFile } from '#supabase/shared/site-backups.ts'

const NAME = /^[\w-][\w.-]{0,120}\.tar\.gz$/
/** Only the newest are listed. Operators with more backups use the command line. */
const MAX_LISTED = 50

/** The folder of a site's backups. */
export function createBackupFolder(dataDir: string) {
  const folder = path.join(dataDir, 'backups')
  const listNames = (): Promise<string[]> => readdir(folder).catch(() => [])
  return {
    /** The path of an existing backup; undefined for any other name. */
    async find(name: string): Promise<string | undefined> {
      return NAME.test(name) && (await listNames()).includes(name) ? path.join(folder, name) : undefined
    },
    /** The path of a new backup, named after the current time. */
    async newFile(prefix = 'colorami', now = new Date()): Promise<string> {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const stamp = now.toISOString().slice(0, 19).replaceAll(':', '').replace('T', '-')
      return path.join(folder, `${prefix}-${stamp}.tar.gz`)
    },
    /** The newest backups. Files that are no backup are left out. */
    async list(): Promise<BackupFile[]> {
      const names = (await listNames()).filter((name) => NAME.test(name))
      const files = await Promise.all(names.map((name) => describe(folder, name).catch(() => undefined)))
      return files
        .filter((file) => file !== undefined)
        .sort((a, b) => b.madeAt.localeCompare(a.madeAt))
        .slice(0, MAX_LISTED)
    },
    async isBeingWritten(): Promise<boolean> {
      return (await listNames()).some((name) => name.endsWith('.partial'))
    },
  }
}

async function describe(folder: string, name: string): Promise<BackupFile> {
  const file = path.join(folder, name)
  const { size } = await stat(file)
  const backup = await openBackup(file)
  backup.close()
  const { madeAt, rows, isWithoutFiles } = backup.manifest
  const counts = rows && {
    pages: rows['public.coloring_pages'] ?? 0,
    accounts: rows['auth.users'] ?? 0,
    messages: rows['public.contact_messages'] ?? 0,
  }
  return { name, madeAt, bytes: size, ...(counts && { counts }), ...(isWithoutFiles && { isWithoutFiles }) }
}
