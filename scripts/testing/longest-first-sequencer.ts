import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The slowest test files, slowest first. They start first, because a slow file that starts last leaves the other workers idle. */
const SLOWEST_FILES: readonly string[] = [
  'tests/process/start-and-stop.test.ts',
  'tests/functions/import-csv-prompts.test.ts',
  'tests/process/backup-and-restore.test.ts',
  'tests/process/embedded-postgres.test.ts',
  'tests/process/workers.test.ts',
  'artist/feasts/events.slow.test.ts',
  'tests/providers/contracts.test.ts',
  'tests/jobs/resume-imports.test.ts',
  'tests/process/upgrade.test.ts',
  'tests/providers/hostile-responses.test.ts',
  'tests/functions/hosted-ai-abuse.test.ts',
  'providers/images/artist/drawing.slow.test.ts',
  'tests/supabase-mode/supabase-mode.test.ts',
  'tests/functions/admin-generate-coloring-page.test.ts',
  'tests/abuse/secret-leaks.test.ts',
  'tests/functions/wish-processing.test.ts',
  'tests/faults/database-unavailable.test.ts',
  'tests/functions/account-self-service.test.ts',
  'providers/moderation/child-safety-check.slow.test.ts',
  'artist/figures/animals/in-clothes.slow.test.ts',
  'providers/images/artist/workers/artist-worker-pool.slow.test.ts',
  'providers/images/clean-up/clean-up.slow.test.ts',
  'tests/auth/abuse.test.ts',
  'supabase/seed/starter.db.test.ts',
  'artist/coloring/create-region-map.slow.test.ts',
  'artist/figures/animals/animals.slow.test.ts',
  'artist/figures/people/people.slow.test.ts',
  'artist/feasts/feasts.slow.test.ts',
  'tests/functions/ended-sessions.test.ts',
  'tests/fuzz/images-and-audio.test.ts',
  'tests/abuse/access.test.ts',
  'scripts/artist/convert/convert.slow.test.ts',
]

export class LongestFirstSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const index = SLOWEST_FILES.findIndex((name) => moduleId.endsWith(name))
      return index < 0 ? SLOWEST_FILES.length : index
    }
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b))
  }
}
