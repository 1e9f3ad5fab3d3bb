import { adminGenerateColoringPage } from './admin-generate-coloring-page/handler.ts'
import type { FunctionDefinition } from './define-function.ts'
import { generateAiColoringPage } from './generate-ai-coloring-page/handler.ts'
import { importCsvPrompts } from './import-csv-prompts/handler.ts'
import type { Providers } from './providers.ts'

/** The product's functions by the name they are called under. */
export const functions: Readonly<Record<string, FunctionDefinition<Providers>>> = {
  'generate-ai-coloring-page': generateAiColoringPage,
  'admin-generate-coloring-page': adminGenerateColoringPage,
  'import-csv-prompts': importCsvPrompts,
}
