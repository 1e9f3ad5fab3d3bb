import { explainStartError } from '#server/explain-start-error.ts'

/** Runs an operator's command. An expected error prints one line instead of a stack trace, and the exit code is 1. */
export async function runCommand(work: () => Promise<void>): Promise<never> {
  try {
    await work()
  } catch (error) {
    console.error(error instanceof Error && error.name === 'Error' ? error.message : explainStartError(error))
    process.exit(1)
  }
  process.exit(0)
}
