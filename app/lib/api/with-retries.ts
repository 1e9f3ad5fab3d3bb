const FIRST_PAUSE_MS = 50

/** Runs `load` again when it fails, with a pause that doubles each time; the last error is thrown. */
export async function withRetries<T>(
  retries: number,
  load: () => Promise<T>,
  firstPauseMs = FIRST_PAUSE_MS,
): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await load()
    } catch (error) {
      if (attempt === retries) throw error
      await new Promise((resolve) => setTimeout(resolve, firstPauseMs * 2 ** attempt))
    }
  }
}
