import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

interface ChrootCommand {
  /** Folder that becomes the root of the file system. */
  root: string
  user: string
  folder: string
  env: Record<string, string>
  command: string
}

interface RunningCommand {
  ended: Promise<{ code: number | null; output: string }>
  /** Sends SIGTERM to scripts/run.mjs in the chroot; throws if the command still runs after the grace period. */
  stop(): Promise<void>
}

const STOP_TIMEOUT_MS = 40_000

/** Runs a command in a chroot with its own process and mount namespaces, so that nothing is left when it ends. */
export function runInChroot({ root, user, folder, env, command }: ChrootCommand): RunningCommand {
  const variables = Object.entries(env).map(([name, value]) => `${name}=${value}`)
  const script = `mount -t proc proc "$1/proc" && mount -t tmpfs tmpfs "$1/dev/shm" && cd "$1" && shift && exec "$@"`
  const asUser = ['chroot', `--userspec=${user}:${user}`, root, '/usr/bin/env', '-i', ...variables]
  const inFolder = ['/bin/sh', '-c', `cd "$0" && exec /bin/sh -c "$1"`, folder, command]
  const child = spawn(
    'unshare',
    ['--mount', '--pid', '--fork', '--kill-child', 'sh', '-c', script, 'sh', root, ...asUser, ...inFolder],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
  let output = ''
  const onOutput = (chunk: Buffer) => void (output += chunk.toString())
  child.stdout.on('data', onOutput)
  child.stderr.on('data', onOutput)
  const ended = new Promise<{ code: number | null; output: string }>((resolve) => {
    child.on('error', (error) => resolve({ code: null, output: output + error.message }))
    child.on('close', (code) => resolve({ code, output }))
  })
  return {
    ended,
    async stop() {
      const processes = descendants(child.pid!)
      // Linux drops signals that the first process of a namespace does not handle, so SIGTERM is sent to
      // scripts/run.mjs, which forwards it.
      const bootstrap = processes.find((pid) => commandOf(pid).includes('scripts/run.mjs'))
      if (bootstrap) process.kill(bootstrap, 'SIGTERM')
      const stoppedInTime = await Promise.race([
        ended.then(() => true),
        pause(STOP_TIMEOUT_MS, false, { ref: false }),
      ])
      if (stoppedInTime) return
      if (processes[0]) process.kill(processes[0], 'SIGKILL')
      await ended
      throw new Error(`the command did not stop within ${STOP_TIMEOUT_MS / 1000} s:\n${output.slice(-2000)}`)
    },
  }
}

/** Child processes of this process, recursively, parents first. */
function descendants(pid: number): number[] {
  const children = readOrEmpty(`/proc/${pid}/task/${pid}/children`).split(' ').map(Number).filter(Boolean)
  return children.flatMap((child) => [child, ...descendants(child)])
}

const commandOf = (pid: number) => readOrEmpty(`/proc/${pid}/cmdline`)

function readOrEmpty(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
