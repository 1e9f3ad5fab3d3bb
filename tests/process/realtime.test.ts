import { createClient } from '@supabase/supabase-js'
import { expect, test } from 'vitest'
import { hear, subscribed } from '../realtime/stage.ts'
import { publishableKey, secretKey, startSite, withBuild } from './support/site.ts'

withBuild()

test('somebody with an account listens until they sign out, and a stop closes the line politely', async () => {
  const site = await startSite({ MAIL_CONFIRMATION: 'false' })
  const key = await publishableKey(site)
  const person = createClient(site.url, key, { auth: { persistSession: false } })
  const { data } = await person.auth.signUp({ email: 'listener@example.org', password: 'Colorful-Pages-1' })
  const token = data.session!.access_token

  const listener = createClient(site.url, key, { accessToken: async () => token })
  await listener.realtime.setAuth()
  const heard = hear(listener, { filter: `user_id=eq.${data.user!.id}` })
  await subscribed(heard)
  const service = createClient(site.url, await secretKey(site), { auth: { persistSession: false } })
  await service.from('ai_prompts').insert({ user_id: data.user!.id, prompt_text: 'a whale' })
  await heard.until(() => heard.rows.length === 1)
  expect(heard.rows[0]).toMatchObject({ prompt_text: 'a whale', status: 'pending' })

  await person.auth.signOut()
  await heard.until(() => heard.states.includes('CLOSED'))
  await listener.realtime.disconnect()

  expect((await fetch(`${site.url}/realtime/v1/websocket?apikey=${key}`)).status).toBe(426)
  const address = `${site.url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${key}&vsn=2.0.0`
  const socket = new WebSocket(address)
  const opened = new Promise<void>((resolve) => (socket.onopen = () => resolve()))
  const closed = new Promise<number>((resolve) => (socket.onclose = ({ code }) => resolve(code)))
  await opened
  const stopped = site.stop()
  expect(await closed).toBe(1012)
  expect(await stopped).toMatchObject({ code: 0 })
})
