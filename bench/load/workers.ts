import { setTimeout as pause } from 'node:timers/promises'
import { createAccount, withDatabase } from '#tests/support/accounts.ts'
import type { ServerProcess } from '#tests/support/server-process.ts'
import { signInOverWire, type WireAccount } from '#tests/support/wire-account.ts'

const WISHES = ['a cat', 'two dogs in the park', 'a castle by the sea', 'a horse', 'an owl at night']
const ROWS = 500
/** As many as the browser asks for at once. */
const CHUNK = 12

/** Somebody who wishes for one page after the other, signed in and ready. Answers how many came. */
export async function creator(site: ServerProcess, n: number) {
  const email = `maker-${n}@example.org`
  await createAccount(site, { email })
  const account = await signInOverWire(site, email)
  return async (signal: AbortSignal): Promise<number> => {
    let made = 0
    for (let turn = 0; !signal.aborted; turn++) {
      const answer = await account.call('generate-ai-coloring-page', {
        prompt: WISHES[turn % WISHES.length],
        seed: turn + n * 1000,
      })
      await answer.arrayBuffer()
      if (answer.ok) made++
      else await pause(500)
    }
    return made
  }
}

/** An administrator who imports a file of 500 rows. Answers how many became pages. */
export async function importer(site: ServerProcess) {
  const email = 'boss@example.org'
  await createAccount(site, { email })
  await withDatabase(
    site,
    (sql) => sql`update public.profiles set subscription_tier = 'admin' where email = ${email}`,
  )
  const account = await signInOverWire(site, email)
  return async (signal: AbortSignal): Promise<number> => {
    const rows = Array.from({ length: ROWS }, (_, n) => ({ title_en: `Page ${n}`, prompt: WISHES[n % 5] }))
    let stand = await imported(account, { rows, limit: 0 })
    while (!signal.aborted && stand.waiting > 0)
      stand = await imported(account, { importId: stand.importId, limit: CHUNK })
    return stand.successCount
  }
}

async function imported(account: WireAccount, body: object) {
  const answer = await account.call('import-csv-prompts', body)
  if (!answer.ok) throw new Error(`the import answered ${answer.status}`)
  return (await answer.json()) as { importId: string; waiting: number; successCount: number }
}
