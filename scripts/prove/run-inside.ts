import { spawn } from 'node:child_process'

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
      child.kill('SIGTERM')
      await ended
    },
  }
}
