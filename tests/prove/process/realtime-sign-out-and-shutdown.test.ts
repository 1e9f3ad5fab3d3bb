import { createClient } from '@supabase/supabase-js'
import { expect, test } from 'vitest'
import { subscribe, waitUntilSubscribed } from '../../realtime/realtime-fixture.ts'
import {
  publishableKey,
  secretKey,
  startSite,
  useServerProcesses,
} from '../../process/support/site-process.ts'

useServerProcesses()

test('a user receives row changes until they sign out, and a server shutdown closes sockets with code 1012', async () => {
  const site = await startSite({ MAIL_CONFIRMATION: 'false' })
  const key = await publishableKey(site)
  const user = createClient(site.url, key, { auth: { persistSession: false } })
  const { data } = await user.auth.signUp({ email: 'listener@example.org', password: 'Colorful-Pages-1' })
  const token = data.session!.access_token

  const subscriber = createClient(site.url, key, { accessToken: async () => token })
  await subscriber.realtime.setAuth()
  const subscription = subscribe(subscriber, { filter: `user_id=eq.${data.user!.id}` })
  await waitUntilSubscribed(subscription)
  const service = createClient(site.url, await secretKey(site), { auth: { persistSession: false } })
  await service.from('ai_prompts').insert({ user_id: data.user!.id, prompt_text: 'a whale' })
  await subscription.waitUntil(() => subscription.rows.length === 1)
  expect(subscription.rows[0]).toMatchObject({ prompt_text: 'a whale', status: 'pending' })

  await user.auth.signOut()
  await subscription.waitUntil(() => subscription.states.includes('CLOSED'))
  await subscriber.realtime.disconnect()

  expect((await fetch(`${site.url}/realtime/v1/websocket?apikey=${key}`)).status).toBe(426)
  const websocketUrl = `${site.url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${key}&vsn=2.0.0`
  const socket = new WebSocket(websocketUrl)
  const opened = new Promise<void>((resolve) => (socket.onopen = () => resolve()))
  const closed = new Promise<number>((resolve) => (socket.onclose = ({ code }) => resolve(code)))
  await opened
  const stopped = site.stop()
  expect(await closed).toBe(1012)
  expect(await stopped).toMatchObject({ code: 0 })
})
