import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The slowest test files, slowest first. They start first, because a slow file that starts last leaves the other workers idle. */
const SLOWEST_FILES: readonly string[] = [
  'tests/functions/import-csv-prompts.test.ts',
  'tests/process/acknowledged-writes.test.ts',
  'tests/faults/kill-among-writers.test.ts',
  'tests/process/embedded-postgres.test.ts',
  'tests/providers/hostile-responses.test.ts',
  'tests/process/start-and-stop.test.ts',
  'tests/process/backup-and-restore.test.ts',
  'tests/providers/contracts.test.ts',
  'artist/figures/people/people.slow.test.ts',
  'artist/figures/animals/animals.slow.test.ts',
  'tests/functions/hosted-ai-abuse.test.ts',
  'tests/functions/admin-generate-coloring-page.test.ts',
  'tests/process/kill-while-drawing.test.ts',
  'tests/process/upgrade.test.ts',
  'tests/process/embedded-postgres-as-root.test.ts',
  'tests/abuse/secret-leaks.test.ts',
  'providers/images/artist/drawing.slow.test.ts',
  'tests/process/interrupted-uploads.test.ts',
  'tests/abuse/access.test.ts',
  'tests/functions/generate-ai-coloring-page.test.ts',
  'tests/jobs/resume-imports.test.ts',
  'tests/faults/database-unavailable.test.ts',
  'backend/database/migrations.db.test.ts',
  'scripts/artist/convert/convert.slow.test.ts',
  'tests/functions/wish-processing.test.ts',
  'providers/images/clean-up/clean-up.slow.test.ts',
  'tests/process/database-url.test.ts',
  'tests/functions/voice-wishes.test.ts',
  'artist/gate/gate.slow.test.ts',
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
