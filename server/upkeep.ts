import type { Sql } from 'postgres'
import type { FileStore } from '#backend/storage/files/file-store.ts'
import type { ImageProvider } from '#providers/images/image-provider.ts'
import { writeTestMail } from '#providers/mail/test-mail.ts'
import type { Site } from '#providers/mail/write-mail.ts'
import type { CheckResult, Upkeep } from '#supabase/functions/upkeep.ts'
import about from '../package.json' with { type: 'json' }
import type { Mail } from './mail.ts'
import type { Gap } from './project/gaps.ts'

interface Options {
  sql: Sql
  files: Pick<FileStore, 'check'>
  mail: Pick<Mail, 'kind' | 'deliver' | 'check'>
  images: ImageProvider
  site: Site
  kinds: { database: string; storage: string }
  gaps(): Promise<Gap[]>
}

const PATIENCE_MS = 45_000

/** Asks everything the site stands on whether it works. */
export function createUpkeep({ sql, files, mail, images, site, kinds, gaps }: Options): Upkeep {
  return {
    async status() {
      const [database, storage, letters, ai, facts] = await Promise.all([
        check(kinds.database, async () => void (await sql`select 1 from public.settings`)),
        check(kinds.storage, () => files.check()),
        check(mail.kind, () => mail.check()),
        check(images.kind, (signal) => tryDrawing(images, signal)),
        databaseFacts(sql),
      ])
      return {
        checks: { database, storage, mail: letters, ai },
        version: about.version,
        node: process.version,
        gaps: await gaps().catch(() => []),
        ...facts,
      }
    },
    sendTestMail: (to, language) => mail.deliver(writeTestMail(site, to, language)),
  }
}

async function check(kind: string, work: (signal: AbortSignal) => Promise<void>): Promise<CheckResult> {
  const started = performance.now()
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const { promise: tooLate, reject } = Promise.withResolvers<never>()
  const give = () => reject(new Error('it took too long'))
  signal.addEventListener('abort', give)
  const works = await Promise.race([work(signal), tooLate]).then(
    () => true,
    () => false,
  )
  signal.removeEventListener('abort', give)
  return { works, kind, milliseconds: Math.round(performance.now() - started) }
}

/** The artist draws a cat. A hosted model is not asked to: every picture of it costs money, and its failures stand in the statistics. */
async function tryDrawing(images: ImageProvider, signal: AbortSignal): Promise<void> {
  if (images.kind === 'artist')
    await images.draw({ prompt: 'a cat', style: 'simple', seed: 1, language: 'en', signal })
}

async function databaseFacts(sql: Sql) {
  const [facts] = await sql<{ version: string; applied: number; last: string | null }[]>`
    select current_setting('server_version') as version, count(*)::int as applied,
      (select version || '_' || name from supabase_migrations.schema_migrations order by version desc limit 1) as last
    from supabase_migrations.schema_migrations`
  return {
    database: `PostgreSQL ${facts?.version ?? ''}`.trim(),
    migrations: { applied: facts?.applied ?? 0, last: facts?.last ?? '' },
  }
}
