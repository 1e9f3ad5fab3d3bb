import type { JobDefinition } from './define-job.ts'
import { emptyBin } from './empty-bin.ts'
import { processTranslations } from './process-translations.ts'
import { purgeOldRecords } from './purge-old-records.ts'
import { recoverWishes } from './recover-wishes.ts'
import { refreshSearchIndex } from './refresh-search-index.ts'
import { repairAfterClockChange } from './repair-after-clock-change.ts'
import { resumeImports } from './resume-imports.ts'
import { sendAccountNotices } from './send-account-notices.ts'

/** The product's background jobs by their name in the log. */
export const jobs: Readonly<Record<string, JobDefinition>> = {
  'recover-wishes': { interval: 'frequent', run: recoverWishes },
  'process-translations': { interval: 'frequent', run: processTranslations },
  'resume-imports': { interval: 'frequent', run: resumeImports },
  'send-account-notices': { interval: 'frequent', run: sendAccountNotices },
  'refresh-search-index': { interval: 'hourly', run: refreshSearchIndex },
  'empty-bin': { interval: 'hourly', run: emptyBin },
  'purge-old-records': { interval: 'hourly', run: purgeOldRecords },
  'repair-after-clock-change': { interval: 'clock-check', run: repairAfterClockChange },
}
