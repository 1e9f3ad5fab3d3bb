import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The slowest test files, slowest first. They start first, because a slow file that starts last leaves the other workers idle. */
const SLOWEST_FILES: readonly string[] = [
  'tests/process/start-and-stop.test.ts',
  'tests/process/backup-and-restore.test.ts',
  'tests/functions/import-csv-prompts.test.ts',
  'tests/abuse/secret-leaks.test.ts',
  'tests/supabase-mode/supabase-mode.test.ts',
  'tests/process/workers.test.ts',
  'tests/faults/database-unavailable.test.ts',
  'tests/providers/contracts.test.ts',
  'tests/process/upgrade.test.ts',
  'supabase/seed/starter.db.test.ts',
  'tests/schema/pages/search-examples.test.ts',
  'tests/functions/wish-processing.test.ts',
  'providers/moderation/lexicon/words-for-device.test.ts',
  'tests/providers/hostile-responses.test.ts',
  'tests/auth/abuse.test.ts',
  'tests/process/embedded-postgres.test.ts',
  'artist/outcome/every-word.test.ts',
  'tests/abuse/access.test.ts',
  'tests/functions/saved-drawings.test.ts',
  'tests/jobs/resume-imports.test.ts',
  'tests/functions/hosted-ai-abuse.test.ts',
  'artist/texts/write-texts.slow.test.ts',
  'providers/moderation/regression.slow.test.ts',
  'providers/images/artist/workers/artist-worker-pool.slow.test.ts',
  'artist/scenery/rare-scenery.slow.test.ts',
  'artist/coloring/create-region-map.slow.test.ts',
  'providers/images/artist/drawing.slow.test.ts',
  'providers/images/clean-up/clean-up.slow.test.ts',
  'artist/figures/animals/in-clothes.slow.test.ts',
  'artist/figures/people/people.slow.test.ts',
  'artist/scenery/places.slow.test.ts',
  'artist/figures/landmarks/landmarks.slow.test.ts',
  'artist/outcome/shown-by-figures.slow.test.ts',
  'providers/moderation/child-safety-check.slow.test.ts',
  'scripts/artist/convert/convert.slow.test.ts',
  'artist/compose/compose.slow.test.ts',
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
