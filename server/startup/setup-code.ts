import { createHmac } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Sql } from 'postgres'

/**
 * Creates the code with which the operator becomes the first admin; undefined if the site has an admin. It is
 * shown only in the server's output and data folder. It is derived from a secret, so that every process of a
 * site prints the same code.
 */
export async function issueSetupCode(sql: Sql, secret: string, dataDir: string): Promise<string | undefined> {
  const code = createHmac('sha256', secret).update('the first admin').digest('base64url').slice(0, 24)
  const [row] = await sql<{ needed: boolean }[]>`select public.set_setup_code(${code}) as needed`
  const file = path.join(dataDir, 'setup-code')
  if (!row?.needed) {
    await rm(file, { force: true })
    return undefined
  }
  await mkdir(dataDir, { recursive: true })
  await writeFile(file, `${code}\n`, { mode: 0o600 })
  return code
}
