import { expect, test } from 'vitest'
import { isLocalRequest } from './local-request.ts'

const isLocal = (headers: Record<string, string> = {}, peer = '127.0.0.1') =>
  isLocalRequest(new Headers({ host: 'localhost:3000', ...headers }), peer)

test.each(['127.0.0.1', '127.8.9.10', '::1', '::ffff:127.0.0.1'])(
  'a direct request from %s is local',
  (peer) => expect(isLocal({}, peer)).toBe(true),
)

test.each(['192.168.1.7', '::ffff:10.0.0.1', 'fe80::1', ''])('a request from %s is not local', (peer) =>
  expect(isLocal({}, peer)).toBe(false),
)

test.each(['Forwarded', 'X-Forwarded-For', 'X-Forwarded-Host', 'X-Forwarded-Proto', 'X-Real-IP', 'Via'])(
  'a request that a proxy forwards with %s is not local',
  (header) => expect(isLocal({ [header]: 'x' })).toBe(false),
)

test('a request for another host name is not local', () =>
  expect(isLocal({ host: 'colorami.example' })).toBe(false))
