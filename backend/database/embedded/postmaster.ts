// The running server: found by its own postmaster.pid, started and stopped by pg_ctl.
import { readdir, readFile, realpath, rename, rm, stat } from 'node:fs/promises'
import { connect } from 'node:net'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { socketPath } from '../connection.ts'
import { DatabaseProblem } from '../problem.ts'
import type { Binaries } from './binaries.ts'
import type { Place } from './place.ts'
import { isTaken, lookUpProcess, standingIn } from './process-table.ts'
import { run } from './run.ts'

export interface Postmaster {
  pid: number
  port: number
  socketFolder: string
  ready: boolean
}

const pidFile = ({ data }: Pick<Place, 'data'>) => path.join(data, 'postmaster.pid')
const logFile = ({ run }: Pick<Place, 'run'>) => path.join(run, 'server.log')

/** pg_ctl hands its paths to a shell without care for `$` and quotes: from here they are plain words. */
function control(command: string[], place: Place, { bin }: Binaries, timeout: number): Promise<string> {
  const { home, owner } = place
  const data = ['-D', path.relative(home, place.data)]
  return run(path.join(bin, 'pg_ctl'), [...command, ...data, '-w', '-s'], { owner, cwd: home, timeout })
}

interface PidFile extends Postmaster {
  /** Who has this number: our server, something else (be it the server's corpse), or nobody. */
  holder: 'server' | 'stranger' | 'nobody'
}

async function readPidFile(place: Pick<Place, 'data'>): Promise<PidFile | undefined> {
  const text = await readFile(pidFile(place), 'utf8').catch(() => '')
  const [pid, , , port, socketFolder = '', , , status = ''] = text.split('\n')
  if (!pid) return undefined
  const running = await lookUpProcess(Number(pid))
  const here = await realpath(place.data)
  const isServer = running?.command.includes('postgres') && (running.folder ?? here) === here
  return {
    pid: Number(pid),
    port: Number(port),
    socketFolder,
    ready: status.trim() === 'ready',
    holder: isServer ? 'server' : isTaken(Number(pid)) ? 'stranger' : 'nobody',
  }
}

/** The server that runs on this data now, whoever started it. */
export async function runningPostmaster(place: Pick<Place, 'data'>): Promise<Postmaster | undefined> {
  const found = await readPidFile(place)
  return found?.holder === 'server' ? found : undefined
}

/** Whether a server that we cannot see, as in another container with the same data, answers on this data's socket. */
export async function answersUnseen(place: Pick<Place, 'data'>): Promise<boolean> {
  const found = await readPidFile(place)
  if (!found?.socketFolder || found.holder === 'server') return false
  const path = socketPath({ host: found.socketFolder, port: found.port })
  return new Promise((resolve) => {
    const probe = connect({ path, timeout: 2_000 })
    const settle = (answers: boolean) => () => {
      probe.destroy()
      resolve(answers)
    }
    probe.on('connect', settle(true)).on('error', settle(false)).on('timeout', settle(false))
  })
}

/**
 * PostgreSQL refuses to start while the number in a left-over file belongs to anybody of this user: in a container, where numbers are
 * few and nobody buries the dead, that can be for ever. Its socket has such a file too. Called when no server runs on this data; in
 * all other cases the files are PostgreSQL's own.
 */
async function forgetStrangers(place: Place): Promise<void> {
  const found = await readPidFile(place)
  if (found?.holder === 'server') return
  if (found?.holder === 'stranger') await rm(pidFile(place), { force: true })
  for (const folder of new Set([place.run, found?.socketFolder || place.run])) {
    const names = await readdir(folder).catch(() => [])
    for (const name of names.filter((text) => /^\.s\.PGSQL\.\d+\.lock$/.test(text))) {
      const [pid] = (await readFile(path.join(folder, name), 'utf8').catch(() => '')).split('\n')
      if (pid && isTaken(Number(pid))) await rm(path.join(folder, name), { force: true })
    }
  }
}

/** Starts the server and returns when it takes connections. */
export async function launch(place: Place, binaries: Binaries): Promise<void> {
  await untilLeft(place)
  await forgetStrangers(place)
  await rotateLog(logFile(place))
  try {
    const log = path.relative(place.home, logFile(place))
    await control(['start', '-t', '120', '-l', log], place, binaries, 130_000)
  } catch (error) {
    const said = await lastWords(place)
    throw new DatabaseProblem('start_failed', `PostgreSQL does not start in ${place.home}: ${said}`, error)
  }
}

/** The parts of a killed server end by themselves, but one may still be in the middle of something. */
async function untilLeft(place: Place): Promise<void> {
  const data = await realpath(place.data)
  for (let tries = 0; (await standingIn(data)).length > 0; tries++) {
    if (tries === 200) {
      throw new DatabaseProblem('start_failed', `Parts of an earlier PostgreSQL are still at work in ${data}`)
    }
    await pause(50)
  }
}

/** Keeps the server's log from growing for ever: the file before this one is kept, older ones go. */
async function rotateLog(file: string): Promise<void> {
  const size = (await stat(file).catch(() => undefined))?.size ?? 0
  if (size > 1_000_000) await rename(file, `${file}.1`)
}

async function lastWords({ owner, home, run: folder }: Place): Promise<string> {
  const file = logFile({ run: folder })
  // Read with the owner's rights: what lies in its folder is its own to arrange.
  const text = owner
    ? await run('tail', ['-n', '20', file], { owner, cwd: home }).catch(() => '')
    : await readFile(file, 'utf8').catch(() => '')
  // The reason stands in the lines before the last, without its date.
  const lines = text.trim().split('\n').slice(-3)
  return lines.map((line) => line.replace(/^.*?\b(LOG|HINT|DETAIL|FATAL|PANIC): +/, '')).join(' ')
}

/** Ends open connections and stops cleanly; a server that hangs is cut off, and recovers at its next start. */
export async function stop(place: Place, binaries: Binaries): Promise<void> {
  if (!(await runningPostmaster(place))) return
  try {
    await control(['stop', '-m', 'fast', '-t', '30'], place, binaries, 40_000)
  } catch (error) {
    if (!(await runningPostmaster(place))) return
    await control(['stop', '-m', 'immediate', '-t', '5'], place, binaries, 10_000).catch(() => {
      throw error
    })
  }
}
