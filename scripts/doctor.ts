// `npm run doctor`: looks at everything a site needs and says what is wrong and what to do, without changing anything.
import { constants, existsSync } from 'node:fs'
import { access, readdir, statfs } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { openSql, parseDatabaseUrl } from '#backend/database/connection.ts'
import { findBinaries } from '#backend/database/embedded/binaries.ts'
import { hasEmbedded, runningEmbedded } from '#backend/database/embedded/running.ts'
import { SITE } from '#domain/site.ts'
import { createSmtp } from '#providers/mail/smtp.ts'
import { type Config, readConfig } from '#server/config.ts'
import { openFiles } from '#server/open-files.ts'
import { command } from './operator/command.ts'

const MB = 1024 * 1024

interface Finding {
  state: 'good' | 'note' | 'bad'
  text: string
}

const good = (text: string): Finding => ({ state: 'good', text })
const note = (text: string): Finding => ({ state: 'note', text })
const bad = (text: string): Finding => ({ state: 'bad', text })
const MARKS = { good: '✓', note: '·', bad: '✗' }

await command(async () => {
  const config = readConfig(process.env)
  const checks = [settings, room, port, built, database, files, mail]
  let wrong = 0
  for (const check of checks) {
    const findings = await Promise.resolve(check(config)).catch((error: unknown) => [
      bad(error instanceof Error ? error.message : String(error)),
    ])
    for (const { state, text } of findings) console.log(`${MARKS[state]} ${text}`)
    wrong += findings.filter(({ state }) => state === 'bad').length
  }
  console.log(wrong === 0 ? '\nAll is well.' : `\n${wrong} to mend.`)
  if (wrong > 0) process.exit(1)
})

function settings({ siteUrl, siteUrlIsSet, host, trustProxy }: Config): Finding[] {
  const isPublic = siteUrlIsSet && !/\/\/(localhost|127\.|\[::1\])/.test(siteUrl)
  return [
    good(`Settings can be read; the site's address is ${siteUrl}`),
    ...(isPublic && !siteUrl.startsWith('https:') ? [bad('SITE_URL is public but not https')] : []),
    ...(isPublic && trustProxy === undefined && host === '127.0.0.1'
      ? [note('Behind a proxy, set TRUST_PROXY=1, or all visitors count as one')]
      : []),
    ...(isPublic && !SITE.company
      ? [note('domain/site.ts names no company: the imprint asks you to fill it in')]
      : []),
  ]
}

async function room({ dataDir }: Config): Promise<Finding[]> {
  if (!existsSync(dataDir)) return [note(`${dataDir} will be made at the first start`)]
  await access(dataDir, constants.W_OK)
  const { bavail, bsize } = await statfs(dataDir)
  const free = Math.round((bavail * bsize) / MB)
  return [
    free < 500
      ? bad(`only ${free} MB are free in ${dataDir}`)
      : good(`${dataDir} can be written, ${free} MB free`),
  ]
}

async function port({ host, port: number, dataDir }: Config): Promise<Finding[]> {
  const taken = await new Promise<boolean>((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(true))
    probe.listen(number, host, () => probe.close(() => resolve(false)))
  })
  if (!taken) return [good(`port ${number} is free`)]
  return [
    (await runningEmbedded(dataDir))
      ? good(`the site runs on port ${number}`)
      : bad(`port ${number} is taken by something else: set PORT`),
  ]
}

function built(): Finding[] {
  return [
    existsSync('build/server/index.js')
      ? good('the app is built')
      : note('the app is built at the first npm start'),
  ]
}

async function database(config: Config): Promise<Finding[]> {
  if (!config.databaseUrl) {
    const { version } = await findBinaries()
    const running = await runningEmbedded(config.dataDir)
    if (!running)
      return [
        good(`PostgreSQL ${version} comes with the packages`),
        note(
          hasEmbedded(config.dataDir)
            ? 'the database is not running'
            : 'the database is made at the first start',
        ),
      ]
    return inside(running)
  }
  return inside(parseDatabaseUrl(config.databaseUrl))
}

async function inside(connection: Parameters<typeof openSql>[0]): Promise<Finding[]> {
  const sql = openSql(connection, { max: 1, name: 'doctor' })
  try {
    const [server] = await sql<{ version: string; migrated: string | null }[]>`
      select current_setting('server_version') as version,
        to_regclass('supabase_migrations.schema_migrations')::text as migrated`
    if (!server!.migrated) return [note(`PostgreSQL ${server!.version} answers and is empty`)]
    const applied = await sql<
      { version: string }[]
    >`select version from supabase_migrations.schema_migrations`
    const [admins] = await sql<{ count: number }[]>`
      select count(*)::int as count from public.profiles where subscription_tier = 'admin'`
    const here = (await readdir('supabase/migrations')).map((name) => name.split('_')[0]!)
    const missing = here.filter((version) => !applied.some((row) => row.version === version)).length
    return [
      good(`PostgreSQL ${server!.version} answers, ${applied.length} migrations applied`),
      ...(missing > 0 ? [note(`${missing} migrations wait for the next start`)] : []),
      admins!.count > 0
        ? good(`${admins!.count} admin${admins!.count > 1 ? 's' : ''}`)
        : note('nobody is admin yet: open the link npm start prints'),
    ]
  } finally {
    await sql.end({ timeout: 1 })
  }
}

async function files(config: Config): Promise<Finding[]> {
  if (!config.s3 && !existsSync(path.join(config.dataDir, 'files')))
    return [note('files are kept in DATA_DIR/files')]
  await openFiles(config).check()
  return [good(config.s3 ? `the bucket ${config.s3.bucket} can be written` : 'files can be written')]
}

async function mail({ mail: { smtpUrl, from } }: Config): Promise<Finding[]> {
  if (!smtpUrl) return [note('SMTP_URL is not set: mails go to DATA_DIR/outbox')]
  const smtp = createSmtp({ url: smtpUrl, from: { name: SITE.name, address: from } })
  try {
    await smtp.check()
    return [good(`the mail server lets us in; mails come from ${from}`)]
  } catch (error) {
    return [bad(`the mail server refuses (${(error as Error).message}): check SMTP_URL`)]
  } finally {
    smtp.close()
  }
}
