import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Owner } from './owner.ts'

const execute = promisify(execFile)

export interface RunOptions {
  /** Whose rights the command gets; our own when missing. */
  owner?: Owner
  /** A folder that this owner can enter: PostgreSQL's tools look at where they stand. */
  cwd?: string
  timeout?: number
}

/** Runs one command to its end and gives its output; a failure carries the last lines the command said. */
export async function run(
  command: string,
  args: string[],
  { owner, cwd, timeout = 10_000 }: RunOptions = {},
): Promise<string> {
  try {
    const { stdout } = await execute(command, args, {
      cwd,
      timeout,
      windowsHide: true,
      env: quietEnvironment(),
      ...(owner && { uid: owner.uid, gid: owner.gid }),
    })
    return stdout.trim()
  } catch (error) {
    const { stderr = '', message } = error as { stderr?: string; message: string }
    throw new Error(stderr.trim().split('\n').slice(-3).join(' ') || message, { cause: error })
  }
}

/** Ours without the PG… variables, which would point PostgreSQL's tools at some other server, and in one language. */
function quietEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG)/.test(name))
  return { ...Object.fromEntries(kept), LC_ALL: 'C' }
}
