import { createAdaptorServer } from '@hono/node-server'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStage, PASSWORD, type Stage } from './support/stage.ts'

let stage: Stage
let server: Server
let address: string
const SIGN_INS = 60
beforeAll(async () => {
  const many = { burst: 10_000, seconds: 60 }
  stage = await openStage({
    limits: {
      signInsOfAddress: many,
      signInFailuresOfAddress: many,
      signInFailuresHere: many,
      signInFailuresAnywhere: many,
    },
  })
  server = createAdaptorServer({ fetch: stage.auth.fetch }) as Server
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  await stage.close()
})

describe('over a real port', () => {
  const client = () =>
    createClient(address, stage.tokens.apiKeys.publishable, {
      auth: { autoRefreshToken: false, storageKey: crypto.randomUUID() },
    })

  it('the unmodified client signs in, reads and changes itself, and signs out', async () => {
    await stage.person('wired@example.org')
    const wired = client()
    const { error } = await wired.auth.signInWithPassword({ email: 'wired@example.org', password: PASSWORD })
    expect(error).toBeNull()
    expect((await wired.auth.getUser()).data.user?.email).toBe('wired@example.org')
    expect((await wired.auth.updateUser({ data: { language: 'es' } })).error).toBeNull()
    expect((await wired.auth.getClaims()).data?.claims.email).toBe('wired@example.org')
    expect((await wired.auth.refreshSession()).error).toBeNull()
    expect((await wired.auth.signOut()).error).toBeNull()
  })

  it('a crowd of sign-ins, good and bad, does not hold up what is cheap', async () => {
    await stage.person('crowd@example.org')
    let finished = 0
    const crowd = Array.from({ length: SIGN_INS }, async (_, i) => {
      const password = i % 3 === 0 ? PASSWORD : `Wrong-${i}!`
      const { data } = await client().auth.signInWithPassword({ email: 'crowd@example.org', password })
      finished++
      return data.session !== null
    })
    // Cheap answers come while most of the expensive ones are still being worked on: nothing waits in one line.
    for (let i = 0; i < 20; i++) {
      const response = await fetch(`${address}/auth/v1/.well-known/jwks.json`)
      expect(response.status).toBe(200)
    }
    expect(finished).toBeLessThan(SIGN_INS / 2)
    const signedIn = await Promise.all(crowd)
    expect(signedIn.filter(Boolean).length).toBe(SIGN_INS / 3)
  })
})
