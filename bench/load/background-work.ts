import { setTimeout as pause } from 'node:timers/promises'
import { createAccount, withDatabase } from '#tests/support/accounts/browser-accounts.ts'
import type { ServerProcess } from '#tests/support/site/server-process.ts'
import { signInByApi, type ApiAccount } from '#tests/support/accounts/api-account.ts'

const WISHES = ['a cat', 'two dogs in the park', 'a castle by the sea', 'a horse', 'an owl at night']
const ROWS = 500
/** The number of rows per call, as in the browser. */
const CHUNK = 12

/** Signs in a user; the returned function creates pages until it is aborted and returns their number. */
export async function createWishWorker(site: ServerProcess, n: number) {
  const email = `creator-${n}@example.org`
  await createAccount(site, { email })
  const account = await signInByApi(site, email)
  return async (signal: AbortSignal): Promise<number> => {
    let created = 0
    for (let round = 0; !signal.aborted; round++) {
      const response = await account.call('generate-ai-coloring-page', {
        prompt: WISHES[round % WISHES.length],
        seed: round + n * 1000,
      })
      await response.arrayBuffer()
      if (response.ok) created++
      else await pause(500)
    }
    return created
  }
}

/** Signs in an admin; the returned function imports 500 rows until it is aborted and returns the number of created pages. */
export async function createImportWorker(site: ServerProcess) {
  const email = 'admin@example.org'
  await createAccount(site, { email })
  await withDatabase(
    site,
    (sql) => sql`update public.profiles set subscription_tier = 'admin' where email = ${email}`,
  )
  const account = await signInByApi(site, email)
  return async (signal: AbortSignal): Promise<number> => {
    const rows = Array.from({ length: ROWS }, (_, n) => ({ title_en: `Page ${n}`, prompt: WISHES[n % 5] }))
    let progress = await callImport(account, { rows, limit: 0 })
    while (!signal.aborted && progress.waiting > 0)
      progress = await callImport(account, { importId: progress.importId, limit: CHUNK })
    return progress.successCount
  }
}

async function callImport(account: ApiAccount, body: object) {
  const response = await account.call('import-csv-prompts', body)
  if (!response.ok) throw new Error(`the import failed with status ${response.status}`)
  return (await response.json()) as { importId: string; waiting: number; successCount: number }
}
