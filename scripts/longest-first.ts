import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What takes longest, longest first: begun last, it would be waited for alone. */
const LONG: readonly string[] = [
  'tests/process/import.test.ts',
  'tests/process/acknowledged-writes.test.ts',
  'tests/faults/kill.test.ts',
  'tests/process/embedded.test.ts',
  'tests/providers/hostile-answers.test.ts',
  'tests/process/server.test.ts',
  'tests/process/backup.test.ts',
  'tests/providers/contracts.test.ts',
  'artist/figures/people/people.test.ts',
  'artist/figures/animals/animals.test.ts',
  'tests/functions/hosted-abuse.test.ts',
  'tests/functions/admin-generate-coloring-page.test.ts',
  'tests/process/creations.test.ts',
  'tests/process/embedded-as-root.test.ts',
  'tests/abuse/canary.test.ts',
  'providers/images/artist/artist.test.ts',
  'tests/process/uploads.test.ts',
  'tests/abuse/doors.test.ts',
  'tests/functions/generate-ai-coloring-page.test.ts',
  'tests/functions/import-alone.test.ts',
  'tests/faults/database-away.test.ts',
  'backend/database/migrations.test.ts',
  'scripts/artist/convert/convert.test.ts',
  'tests/functions/creation-work.test.ts',
  'tests/functions/import-csv-prompts.test.ts',
  'providers/moderation/own-check.test.ts',
  'providers/images/clean-up/clean-up.test.ts',
  'tests/process/database-url.test.ts',
  'tests/functions/creation-by-voice.test.ts',
  'artist/gate/gate.test.ts',
]

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const place = LONG.findIndex((name) => moduleId.endsWith(name))
      return place < 0 ? LONG.length : place
    }
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other))
  }
}
