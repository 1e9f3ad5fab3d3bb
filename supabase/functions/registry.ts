import type { FunctionDefinition } from './define-function.ts'
import { generateAiColoringPage } from './generate-ai-coloring-page/handler.ts'
import type { Providers } from './providers.ts'

/** The product's functions by the name they are called under. */
export const functions: Readonly<Record<string, FunctionDefinition<Providers>>> = {
  'generate-ai-coloring-page': generateAiColoringPage,
}
