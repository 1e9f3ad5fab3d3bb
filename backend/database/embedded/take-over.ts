import { setTimeout as pause } from 'node:timers/promises'
import { DatabaseProblem } from '../problem.ts'
import { type Listening, readPassword } from './listening.ts'
import type { Log } from './log.ts'
import type { Place } from './place.ts'
import { answersUnseen, runningPostmaster } from './postmaster.ts'

const patience = 60_000

/** How to reach the server that a killed predecessor left running on this data; undefined when there is none. */
export async function takeOver(place: Place, log: Log): Promise<Listening | undefined> {
  if (await answersUnseen(place)) {
    throw new DatabaseProblem(
      'already_running',
      `A PostgreSQL outside of this container already uses ${place.home}: stop it first or set another DATA_DIR`,
    )
  }
  const deadline = Date.now() + patience
  while (Date.now() < deadline) {
    const running = await runningPostmaster(place)
    if (!running) return undefined
    const { pid, port, socketFolder, ready } = running
    if (ready) {
      log.info(`PostgreSQL still runs from before (process ${pid}) and is taken over`)
      if (socketFolder) return { kind: 'socket', folder: socketFolder, port }
      return { kind: 'tcp', port, password: await readPassword(place) }
    }
    // It is still recovering, or already on its way out.
    await pause(100)
  }
  throw new DatabaseProblem(
    'start_failed',
    `PostgreSQL in ${place.home} has been starting or stopping for a minute; its log is beside it`,
  )
}
