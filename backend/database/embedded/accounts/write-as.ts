import { spawn } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import type { Account } from './account.ts'

/**
 * Writes a file with the rights of the account. Root must not write into a folder that another account controls, because
 * that account could place a symlink there to any file of the system.
 */
export async function writeAs(account: Account | undefined, file: string, text: string): Promise<void> {
  if (!account) return writeFile(file, text, { mode: 0o600 })
  const child = spawn('/bin/sh', ['-c', 'umask 077 && exec cat >"$1"', 'sh', file], {
    uid: account.uid,
    gid: account.gid,
    cwd: '/',
    stdio: ['pipe', 'ignore', 'ignore'],
    timeout: 10_000,
  })
  const exitCode = new Promise<number | null>((resolve, reject) =>
    child.on('error', reject).on('close', resolve),
  )
  child.stdin.on('error', () => {})
  child.stdin.end(text)
  if ((await exitCode) !== 0) throw new Error(`"${account.name}" cannot write ${file}`)
}
