import { adminCreateBackup } from './admin-create-backup/handler.ts'
import { adminGenerateColoringPage } from './admin-generate-coloring-page/handler.ts'
import { adminChangeAccount } from './admin-change-account/handler.ts'
import { adminListBackups } from './admin-list-backups/handler.ts'
import { adminListTables } from './admin-list-tables/handler.ts'
import { adminRestoreBackup } from './admin-restore-backup/handler.ts'
import { adminSiteStatus } from './admin-site-status/handler.ts'
import { adminTestMail } from './admin-test-mail/handler.ts'
import { adminViewTable } from './admin-view-table/handler.ts'
import type { FunctionDefinition } from './define-function.ts'
import { deleteAccount } from './delete-account/handler.ts'
import { exportMyData } from './export-my-data/handler.ts'
import { generateAiColoringPage } from './generate-ai-coloring-page/handler.ts'
import { importCsvPrompts } from './import-csv-prompts/handler.ts'
import type { Providers } from '../shared/providers.ts'
import { renameMyPage } from './rename-my-page/handler.ts'
import { translateContent } from './translate-content/handler.ts'

/** The product's functions by their name in the address `/functions/v1/<name>`. */
export const functions: Readonly<Record<string, FunctionDefinition<Providers>>> = {
  'delete-account': deleteAccount,
  'export-my-data': exportMyData,
  'rename-my-page': renameMyPage,
  'admin-change-account': adminChangeAccount,
  'admin-list-backups': adminListBackups,
  'admin-create-backup': adminCreateBackup,
  'admin-restore-backup': adminRestoreBackup,
  'admin-list-tables': adminListTables,
  'admin-view-table': adminViewTable,
  'admin-site-status': adminSiteStatus,
  'admin-test-mail': adminTestMail,
  'generate-ai-coloring-page': generateAiColoringPage,
  'admin-generate-coloring-page': adminGenerateColoringPage,
  'import-csv-prompts': importCsvPrompts,
  'translate-content': translateContent,
}
