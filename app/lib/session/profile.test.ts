import { createClient } from '@supabase/supabase-js'
import { expect, test, vi } from 'vitest'
import { fetchProfile } from './profile.ts'

function clientOfServer(status: number) {
  const client = createClient('http://localhost', 'key', {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: async () => Response.json({ message: 'response of the test' }, { status }) },
  })
  return { client, signOut: vi.spyOn(client.auth, 'signOut').mockResolvedValue({ error: null }) }
}

test('a token that the server does not accept ends the session on this device', async () => {
  const { client, signOut } = clientOfServer(401)
  expect(await fetchProfile(client, 'anna')).toBeNull()
  expect(signOut).toHaveBeenCalledExactlyOnceWith({ scope: 'local' })
})

test('a server with a problem does not sign anybody out', async () => {
  const { client, signOut } = clientOfServer(500)
  expect(await fetchProfile(client, 'anna')).toBeNull()
  expect(signOut).not.toHaveBeenCalled()
})
