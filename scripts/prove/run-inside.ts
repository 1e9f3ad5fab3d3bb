import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

interface Inside {
  /** The folder that is the whole machine to what runs in it. */
  root: string
  user: string
  folder: string
  env: Record<string, string>
  command: string
}

export interface Running {
  ended: Promise<{ code: number | null; output: string }>
  /** Ends it as an operator would, and everything it has started. */
  stop(): Promise<void>
}

const GRACE_MS = 40_000

/** Runs a command in a machine within the machine, with processes and mounts of its own: when it ends, nothing of it is left. */
export function runInside({ root, user, folder, env, command }: Inside): Running {
  const settings = Object.entries(env).map(([name, value]) => `${name}=${value}`)
  const script = `mount -t proc proc "$1/proc" && mount -t tmpfs tmpfs "$1/dev/shm" && cd "$1" && shift && exec "$@"`
  const asUser = ['chroot', `--userspec=${user}:${user}`, root, '/usr/bin/env', '-i', ...settings]
  const inFolder = ['/bin/sh', '-c', `cd "$0" && exec /bin/sh -c "$1"`, folder, command]
  const child = spawn(
    'unshare',
    ['--mount', '--pid', '--fork', '--kill-child', 'sh', '-c', script, 'sh', root, ...asUser, ...inFolder],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
  let output = ''
  const read = (chunk: Buffer) => void (output += chunk.toString())
  child.stdout.on('data', read)
  child.stderr.on('data', read)
  const ended = new Promise<{ code: number | null; output: string }>((resolve) => {
    child.on('error', (error) => resolve({ code: null, output: output + error.message }))
    child.on('close', (code) => resolve({ code, output }))
  })
  return {
    ended,
    async stop() {
      const family = descendants(child.pid!)
      // The first process of a namespace hears no signal it does not listen for: the bootstrap does, and hands it on.
      const bootstrap = family.find((pid) => commandOf(pid).includes('scripts/run.mjs'))
      if (bootstrap) process.kill(bootstrap, 'SIGTERM')
      const inTime = await Promise.race([ended.then(() => true), pause(GRACE_MS, false, { ref: false })])
      if (inTime) return
      if (family[0]) process.kill(family[0], 'SIGKILL')
      await ended
      throw new Error(`it did not stop within ${GRACE_MS / 1000} s:\n${output.slice(-2000)}`)
    },
  }
}

/** The processes below this one, parents first. */
function descendants(pid: number): number[] {
  const children = read(`/proc/${pid}/task/${pid}/children`).split(' ').map(Number).filter(Boolean)
  return children.flatMap((child) => [child, ...descendants(child)])
}

const commandOf = (pid: number) => read(`/proc/${pid}/cmdline`)

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
