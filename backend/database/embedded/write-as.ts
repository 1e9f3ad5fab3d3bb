import { spawn } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import type { Owner } from './owner.ts'

/**
 * Writes a file with the owner's rights, not with ours. Root writing into a folder that somebody else controls would
 * follow whatever link lies there, to any file of the system.
 */
export async function writeAs(owner: Owner | undefined, file: string, text: string): Promise<void> {
  if (!owner) return writeFile(file, text, { mode: 0o600 })
  const child = spawn('/bin/sh', ['-c', 'umask 077 && exec cat >"$1"', 'sh', file], {
    uid: owner.uid,
    gid: owner.gid,
    cwd: '/',
    stdio: ['pipe', 'ignore', 'ignore'],
    timeout: 10_000,
  })
  const ended = new Promise<number | null>((resolve, reject) =>
    child.on('error', reject).on('close', resolve),
  )
  child.stdin.on('error', () => {})
  child.stdin.end(text)
  if ((await ended) !== 0) throw new Error(`"${owner.name}" cannot write ${file}`)
}
