import { createHmac } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Sql } from 'postgres'

/**
 * While the site has no admin, whoever reads the server's output or its data folder may become one. The code follows from a secret of
 * the database, so that every process of a site prints the same one.
 */
export async function offerSetup(sql: Sql, secret: string, dataDir: string): Promise<string | undefined> {
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
