// `npm run backup [-- file.tar.gz]`: writes database and files into one archive, also while the site runs.
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { writeBackup } from '#backend/backup/write-backup.ts'
import { createBackupFolder } from '#server/backups/backup-folder.ts'
import { ConfigError, readConfig } from '#server/config.ts'
import { createFileStore } from '#server/startup/create-file-store.ts'
import { runCommand } from '../command-line/run-command.ts'
import { connectSiteDatabase } from '../command-line/connect-site-database.ts'

await runCommand(async () => {
  const config = readConfig(process.env)
  if (config.supabase)
    throw new ConfigError(
      'A Supabase project makes its own backups: see its dashboard, and docs/operations.md.',
    )
  const file = process.argv[2]
    ? path.resolve(process.argv[2])
    : await createBackupFolder(path.resolve(config.dataDir)).newFile()
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  const database = await connectSiteDatabase(config)
  try {
    const { tables, files, bytes } = await writeBackup({
      sql: database.sql,
      files: createFileStore(config),
      file,
    })
    console.log(`${file}\n${tables} tables, ${files} files, ${(bytes / 1024 / 1024).toFixed(1)} MB.`)
    console.log(
      'It contains e-mail addresses, password hashes and keys: store it where only you can read it.',
    )
  } finally {
    await database.close()
  }
})
