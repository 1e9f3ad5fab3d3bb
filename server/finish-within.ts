import { setTimeout as pause } from 'node:timers/promises'

/** Waits for work that is under way, but not for ever, because the database driver never settles a statement whose connection broke at the wrong moment. */
export async function finishWithin(ms: number, work: readonly Promise<unknown>[]): Promise<void> {
  await Promise.race([Promise.all(work), pause(ms, undefined, { ref: false })])
}
