import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Account } from './accounts/account.ts'

const execute = promisify(execFile)

interface CommandOptions {
  /** The account that runs the command; the account of this process when missing. */
  account?: Account
  /** Must be a folder that the account can enter, because PostgreSQL's tools read their working directory. */
  cwd?: string
  timeout?: number
}

/** Runs a command and returns its output; on failure the error message holds the last lines of its stderr. */
export async function runCommand(
  command: string,
  args: string[],
  { account, cwd, timeout = 10_000 }: CommandOptions = {},
): Promise<string> {
  try {
    const { stdout } = await execute(command, args, {
      cwd,
      timeout,
      windowsHide: true,
      env: cleanEnvironment(),
      ...(account && { uid: account.uid, gid: account.gid }),
    })
    return stdout.trim()
  } catch (error) {
    const { stderr = '', message } = error as { stderr?: string; message: string }
    throw new Error(stderr.trim().split('\n').slice(-3).join(' ') || message, { cause: error })
  }
}

/** Without the PG… variables, which would direct PostgreSQL's tools to another server, and with English messages. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const variables = Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG)/.test(name))
  return { ...Object.fromEntries(variables), LC_ALL: 'C' }
}
