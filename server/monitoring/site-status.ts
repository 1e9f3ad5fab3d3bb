import type { Sql } from 'postgres'
import type { FileStore } from '#backend/storage/files/file-store.ts'
import type { ImageProvider } from '#providers/images/image-provider.ts'
import { writeTestMail } from '#providers/mail/test-mail.ts'
import type { Site } from '#providers/mail/write-mail.ts'
import type { CheckResult, SiteDiagnostics } from '#supabase/shared/site-status.ts'
import packageJson from '../../package.json' with { type: 'json' }
import type { Mail } from '../mail/create-mail.ts'
import type { PolicyGap } from '../backends/supabase/policy-gaps.ts'

interface Options {
  sql: Sql
  files: Pick<FileStore, 'check'>
  mail: Pick<Mail, 'kind' | 'deliver' | 'check'>
  images: ImageProvider
  site: Site
  serviceKinds: { database: string; storage: string }
  policyGaps(): Promise<PolicyGap[]>
}

const TIMEOUT_MS = 45_000

/** Creates the checks of the admin's status page. */
export function createSiteDiagnostics({
  sql,
  files,
  mail,
  images,
  site,
  serviceKinds,
  policyGaps,
}: Options): SiteDiagnostics {
  return {
    async status() {
      const [database, storage, mailCheck, ai, versions] = await Promise.all([
        check(serviceKinds.database, async () => void (await sql`select 1 from public.settings`)),
        check(serviceKinds.storage, () => files.check()),
        check(mail.kind, () => mail.check()),
        check(images.kind, (signal) => tryDrawing(images, signal)),
        databaseVersions(sql),
      ])
      return {
        checks: { database, storage, mail: mailCheck, ai },
        version: packageJson.version,
        node: process.version,
        gaps: await policyGaps().catch(() => []),
        ...versions,
      }
    },
    sendTestMail: (to, language) => mail.deliver(writeTestMail(site, to, language)),
  }
}

async function check(kind: string, attempt: (signal: AbortSignal) => Promise<void>): Promise<CheckResult> {
  const startedAt = performance.now()
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const { promise: timeout, reject } = Promise.withResolvers<never>()
  const rejectWithTimeout = () => reject(new Error('timed out'))
  signal.addEventListener('abort', rejectWithTimeout)
  const works = await Promise.race([attempt(signal), timeout]).then(
    () => true,
    () => false,
  )
  signal.removeEventListener('abort', rejectWithTimeout)
  return { works, kind, milliseconds: Math.round(performance.now() - startedAt) }
}

/** Draws a cat with the artist. A hosted model is not tried, because each picture costs money. */
async function tryDrawing(images: ImageProvider, signal: AbortSignal): Promise<void> {
  if (images.kind === 'artist')
    await images.draw({ prompt: 'a cat', style: 'simple', seed: 1, language: 'en', signal })
}

async function databaseVersions(sql: Sql) {
  const [row] = await sql<{ version: string; applied: number; last: string | null }[]>`
    select current_setting('server_version') as version, count(*)::int as applied,
      (select version || '_' || name from supabase_migrations.schema_migrations order by version desc limit 1) as last
    from supabase_migrations.schema_migrations`
  return {
    database: `PostgreSQL ${row?.version ?? ''}`.trim(),
    migrations: { applied: row?.applied ?? 0, last: row?.last ?? '' },
  }
}
