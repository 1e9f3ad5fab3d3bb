// `npm run doctor`: checks everything a site needs and prints problems with their remedy. Changes nothing.
import { constants, existsSync } from 'node:fs'
import { access, readdir, statfs } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { parseDatabaseUrl } from '#backend/database/connection-options.ts'
import { createSqlClient } from '#backend/database/sql-client.ts'
import { findBinaries } from '#backend/database/embedded/binaries/find-binaries.ts'
import { hasEmbeddedData, findRunningEmbedded } from '#backend/database/embedded/find-running.ts'
import { SITE } from '#domain/site/site-details.ts'
import { createSmtp } from '#providers/mail/smtp.ts'
import { type Config, readConfig } from '#server/config.ts'
import { createFileStore } from '#server/startup/create-file-store.ts'
import { runCommand } from '../command-line/run-command.ts'

const MB = 1024 * 1024

interface Finding {
  state: 'ok' | 'note' | 'problem'
  text: string
}

const ok = (text: string): Finding => ({ state: 'ok', text })
const note = (text: string): Finding => ({ state: 'note', text })
const problem = (text: string): Finding => ({ state: 'problem', text })
const SYMBOLS = { ok: '✓', note: '·', problem: '✗' }

await runCommand(async () => {
  const config = readConfig(process.env)
  const checks = [checkSettings, checkDiskSpace, checkPort, checkBuild, checkDatabase, checkFiles, checkMail]
  let problems = 0
  for (const check of checks) {
    const findings = await Promise.resolve(check(config)).catch((error: unknown) => [
      problem(error instanceof Error ? error.message : String(error)),
    ])
    for (const { state, text } of findings) console.log(`${SYMBOLS[state]} ${text}`)
    problems += findings.filter(({ state }) => state === 'problem').length
  }
  console.log(problems === 0 ? '\nNo problems.' : `\n${problems} ${problems === 1 ? 'problem' : 'problems'}.`)
  if (problems > 0) process.exit(1)
})

function checkSettings({ siteUrl, siteUrlIsSet, host, trustProxy }: Config): Finding[] {
  const isPublic = siteUrlIsSet && !/\/\/(localhost|127\.|\[::1\])/.test(siteUrl)
  return [
    ok(`Settings can be read; the site's address is ${siteUrl}`),
    ...(isPublic && !siteUrl.startsWith('https:') ? [problem('SITE_URL is public but not https')] : []),
    ...(isPublic && trustProxy === undefined && host === '127.0.0.1'
      ? [note('Behind a proxy, set TRUST_PROXY=1, or all visitors count as one')]
      : []),
    ...(isPublic && !SITE.company
      ? [note('domain/site/site-details.ts names no company: the imprint asks you to fill it in')]
      : []),
  ]
}

async function checkDiskSpace({ dataDir }: Config): Promise<Finding[]> {
  if (!existsSync(dataDir)) return [note(`${dataDir} will be created at the first start`)]
  await access(dataDir, constants.W_OK)
  const { bavail, bsize } = await statfs(dataDir)
  const free = Math.round((bavail * bsize) / MB)
  return [
    free < 500
      ? problem(`only ${free} MB are free in ${dataDir}`)
      : ok(`${dataDir} can be written, ${free} MB free`),
  ]
}

async function checkPort({ host, port: number, dataDir }: Config): Promise<Finding[]> {
  const isTaken = await new Promise<boolean>((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(true))
    probe.listen(number, host, () => probe.close(() => resolve(false)))
  })
  if (!isTaken) return [ok(`port ${number} is free`)]
  return [
    (await findRunningEmbedded(dataDir))
      ? ok(`the site runs on port ${number}`)
      : problem(`port ${number} is used by another program: set PORT`),
  ]
}

function checkBuild(): Finding[] {
  return [
    existsSync('build/server/index.js')
      ? ok('the app is built')
      : note('the app is built at the first npm start'),
  ]
}

async function checkDatabase(config: Config): Promise<Finding[]> {
  if (!config.databaseUrl) {
    const { version } = await findBinaries()
    const running = await findRunningEmbedded(config.dataDir)
    if (!running)
      return [
        ok(`PostgreSQL ${version} comes with the packages`),
        note(
          hasEmbeddedData(config.dataDir)
            ? 'the database is not running'
            : 'the database is created at the first start',
        ),
      ]
    return checkDatabaseContent(running)
  }
  return checkDatabaseContent(parseDatabaseUrl(config.databaseUrl))
}

async function checkDatabaseContent(connection: Parameters<typeof createSqlClient>[0]): Promise<Finding[]> {
  const sql = createSqlClient(connection, { max: 1, name: 'doctor' })
  try {
    const [server] = await sql<{ version: string; migrated: string | null }[]>`
      select current_setting('server_version') as version,
        to_regclass('supabase_migrations.schema_migrations')::text as migrated`
    if (!server!.migrated) return [note(`PostgreSQL ${server!.version} responds and is empty`)]
    const applied = await sql<
      { version: string }[]
    >`select version from supabase_migrations.schema_migrations`
    const [admins] = await sql<{ count: number }[]>`
      select count(*)::int as count from public.profiles where subscription_tier = 'admin'`
    const migrationVersions = (await readdir('supabase/migrations')).map((name) => name.split('_')[0]!)
    const missing = migrationVersions.filter(
      (version) => !applied.some((row) => row.version === version),
    ).length
    return [
      ok(`PostgreSQL ${server!.version} responds, ${applied.length} migrations applied`),
      ...(missing > 0 ? [note(`${missing} migrations are applied at the next start`)] : []),
      admins!.count > 0
        ? ok(`${admins!.count} admin${admins!.count > 1 ? 's' : ''}`)
        : note('there is no admin yet: open the link that npm start prints'),
    ]
  } finally {
    await sql.end({ timeout: 1 })
  }
}

async function checkFiles(config: Config): Promise<Finding[]> {
  if (!config.s3 && !existsSync(path.join(config.dataDir, 'files')))
    return [note('files are stored in DATA_DIR/files')]
  await createFileStore(config).check()
  return [ok(config.s3 ? `the bucket ${config.s3.bucket} can be written` : 'files can be written')]
}

async function checkMail({ mail: { smtpUrl, from } }: Config): Promise<Finding[]> {
  if (!smtpUrl) return [note('SMTP_URL is not set: mails go to DATA_DIR/outbox')]
  const smtp = createSmtp({ url: smtpUrl, from: { name: SITE.name, address: from } })
  try {
    await smtp.check()
    return [ok(`the mail server accepts our sign-in; mails are sent from ${from}`)]
  } catch (error) {
    return [problem(`the mail server refuses the connection (${(error as Error).message}): check SMTP_URL`)]
  } finally {
    smtp.close()
  }
}
