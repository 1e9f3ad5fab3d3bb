import { explain } from '#server/main.ts'

/** Runs an operator's command: what they can mend is one line, and a failure is an exit code. */
export async function command(work: () => Promise<void>): Promise<never> {
  try {
    await work()
  } catch (error) {
    console.error(error instanceof Error && error.name === 'Error' ? error.message : explain(error))
    process.exit(1)
  }
  process.exit(0)
}
