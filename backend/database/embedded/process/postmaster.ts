// The PostgreSQL server process: found through its postmaster.pid file, started and stopped with pg_ctl.
import { readdir, readFile, realpath, rename, rm, stat } from 'node:fs/promises'
import { connect } from 'node:net'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { socketPath } from '../../connection-options.ts'
import { DatabaseError } from '../../database-error.ts'
import type { PostgresBinaries } from '../binaries/find-binaries.ts'
import type { Cluster } from '../cluster/cluster.ts'
import { runCommand } from '../run-command.ts'
import { findProcessesInFolder, isPidInUse, lookUpProcess } from './process-table.ts'

interface Postmaster {
  pid: number
  port: number
  socketFolder: string
  ready: boolean
}

const pidFilePath = ({ dataFolder }: Pick<Cluster, 'dataFolder'>) => path.join(dataFolder, 'postmaster.pid')
const logFilePath = ({ runFolder }: Pick<Cluster, 'runFolder'>) => path.join(runFolder, 'server.log')

/** Passes relative paths, because pg_ctl hands its paths to a shell without escaping `$` and quotes. */
function runPgCtl(
  command: string[],
  cluster: Cluster,
  { bin }: PostgresBinaries,
  timeout: number,
): Promise<string> {
  const { home, account } = cluster
  const data = ['-D', path.relative(home, cluster.dataFolder)]
  return runCommand(path.join(bin, 'pg_ctl'), [...command, ...data, '-w', '-s'], {
    account,
    cwd: home,
    timeout,
  })
}

interface PidFile extends Postmaster {
  /** The process that has this pid now: the server of this cluster, another process (or a zombie), or none. */
  pidUsedBy: 'server' | 'other process' | 'none'
}

async function readPidFile(cluster: Pick<Cluster, 'dataFolder'>): Promise<PidFile | undefined> {
  const text = await readFile(pidFilePath(cluster), 'utf8').catch(() => '')
  const [pid, , , port, socketFolder = '', , , status = ''] = text.split('\n')
  if (!pid) return undefined
  const running = await lookUpProcess(Number(pid))
  const dataFolder = await realpath(cluster.dataFolder)
  const isServer =
    running?.command.includes('postgres') && (running.workingFolder ?? dataFolder) === dataFolder
  return {
    pid: Number(pid),
    port: Number(port),
    socketFolder,
    ready: status.trim() === 'ready',
    pidUsedBy: isServer ? 'server' : isPidInUse(Number(pid)) ? 'other process' : 'none',
  }
}

/** The server that runs on this cluster now, whichever process started it. */
export async function findRunningPostmaster(
  cluster: Pick<Cluster, 'dataFolder'>,
): Promise<Postmaster | undefined> {
  const pidFile = await readPidFile(cluster)
  return pidFile?.pidUsedBy === 'server' ? pidFile : undefined
}

/** Whether a server whose process is not visible here, as in another container, accepts connections on this cluster. */
export async function isServedFromAnotherContainer(cluster: Pick<Cluster, 'dataFolder'>): Promise<boolean> {
  const pidFile = await readPidFile(cluster)
  if (!pidFile?.socketFolder || pidFile.pidUsedBy === 'server') return false
  const path = socketPath({ host: pidFile.socketFolder, port: pidFile.port })
  return new Promise((resolve) => {
    const probe = connect({ path, timeout: 2_000 })
    const finish = (isServed: boolean) => () => {
      probe.destroy()
      resolve(isServed)
    }
    probe.on('connect', finish(true)).on('error', finish(false)).on('timeout', finish(false))
  })
}

/**
 * Removes a stale postmaster.pid and stale socket lock files. PostgreSQL refuses to start while the pid in such a file belongs
 * to any process of the same user, which in a container (few pids, zombies that are never reaped) can last for ever.
 * Does nothing while a server runs on this cluster, because then the files belong to it.
 */
async function removeStaleLockFiles(cluster: Cluster): Promise<void> {
  const pidFile = await readPidFile(cluster)
  if (pidFile?.pidUsedBy === 'server') return
  if (pidFile?.pidUsedBy === 'other process') await rm(pidFilePath(cluster), { force: true })
  for (const folder of new Set([cluster.runFolder, pidFile?.socketFolder || cluster.runFolder])) {
    const names = await readdir(folder).catch(() => [])
    for (const name of names.filter((text) => /^\.s\.PGSQL\.\d+\.lock$/.test(text))) {
      const [pid] = (await readFile(path.join(folder, name), 'utf8').catch(() => '')).split('\n')
      if (pid && isPidInUse(Number(pid))) await rm(path.join(folder, name), { force: true })
    }
  }
}

/** Starts the server and returns when it accepts connections. */
export async function startPostmaster(cluster: Cluster, binaries: PostgresBinaries): Promise<void> {
  await waitForOldProcesses(cluster)
  await removeStaleLockFiles(cluster)
  await rotateLog(logFilePath(cluster))
  try {
    const log = path.relative(cluster.home, logFilePath(cluster))
    await runPgCtl(['start', '-t', '120', '-l', log], cluster, binaries, 130_000)
  } catch (error) {
    const reason = await readEndOfLog(cluster)
    const code = reason.includes('could not create any TCP/IP sockets') ? 'port_in_use' : 'start_failed'
    throw new DatabaseError(code, `PostgreSQL does not start in ${cluster.home}: ${reason}`, error)
  }
}

/**
 * After a crash the backend processes of the old server need a moment to finish their work and exit. A busy one would notice
 * the crash only after its statement, so it is told to quit, and one that hangs is killed: its shared memory is lost anyway.
 */
async function waitForOldProcesses(cluster: Cluster): Promise<void> {
  const dataFolder = await realpath(cluster.dataFolder)
  for (let attempts = 0; ; attempts++) {
    const pids = await findProcessesInFolder(dataFolder)
    if (pids.length === 0) return
    if (attempts === 200) {
      throw new DatabaseError(
        'start_failed',
        `Processes of an earlier PostgreSQL are still running in ${dataFolder}`,
      )
    }
    if (attempts === 10) await signalPostgres(pids, 'SIGQUIT')
    if (attempts === 60) await signalPostgres(pids, 'SIGKILL')
    await pause(50)
  }
}

/** Spares processes of other programs in the same folder, such as a shell. */
async function signalPostgres(pids: number[], signal: NodeJS.Signals): Promise<void> {
  for (const pid of pids) {
    if ((await lookUpProcess(pid))?.command !== 'postgres') continue
    try {
      process.kill(pid, signal)
    } catch {
      // It has exited in the meantime.
    }
  }
}

/** Limits the size of the server's log to two files. */
async function rotateLog(file: string): Promise<void> {
  const size = (await stat(file).catch(() => undefined))?.size ?? 0
  if (size > 1_000_000) await rename(file, `${file}.1`)
}

/** The last messages of the server's log, without timestamps. */
async function readEndOfLog(cluster: Cluster): Promise<string> {
  const { account, home } = cluster
  const file = logFilePath(cluster)
  // Reads with the rights of the account, because the account may have replaced the file by a symlink.
  const text = account
    ? await runCommand('tail', ['-n', '20', file], { account, cwd: home }).catch(() => '')
    : await readFile(file, 'utf8').catch(() => '')
  const lines = text.trim().split('\n').slice(-3)
  return lines.map((line) => line.replace(/^.*?\b(LOG|HINT|DETAIL|FATAL|PANIC): +/, '')).join(' ')
}

/** Closes open connections and stops the server; a server that hangs is killed and recovers at its next start. */
export async function stopPostmaster(cluster: Cluster, binaries: PostgresBinaries): Promise<void> {
  if (!(await findRunningPostmaster(cluster))) return
  try {
    await runPgCtl(['stop', '-m', 'fast', '-t', '30'], cluster, binaries, 40_000)
  } catch (error) {
    if (!(await findRunningPostmaster(cluster))) return
    await runPgCtl(['stop', '-m', 'immediate', '-t', '5'], cluster, binaries, 10_000).catch(() => {
      throw error
    })
  }
}
