import { DatabaseError } from '#backend/database/database-error.ts'
import { ConfigError } from './config.ts'

/**
 * A problem that the operator can solve is one line; any other error is a defect of ours and shows its stack.
 */
export function explainStartError(error: unknown): string {
  if (error instanceof ConfigError || error instanceof DatabaseError) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
