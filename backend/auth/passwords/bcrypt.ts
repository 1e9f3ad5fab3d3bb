import type { Sql } from 'postgres'

/** pgcrypto compares, because Node has no bcrypt. */
export async function matchesBcrypt(sql: Sql, password: string, storedHash: string): Promise<boolean> {
  const [row] = await sql<{ matches: boolean }[]>`
    select extensions.crypt(${password}, ${storedHash}) = ${storedHash} as matches`
  return row!.matches
}
