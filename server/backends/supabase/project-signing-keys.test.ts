import { exportJWK, generateKeyPair, type JWK } from 'jose'
import { expect, test, vi } from 'vitest'
import { createProjectSigningKeys } from './project-signing-keys.ts'

async function publicKey(kid: string, alg = 'ES256'): Promise<JWK> {
  const { publicKey: key } = await generateKeyPair(alg, { extractable: true })
  return { ...(await exportJWK(key)), kid, alg }
}
const errorMessage = (work: Promise<unknown>) =>
  work.then(String, (error: { message: string }) => error.message)

test('keys are cached for ten minutes and loaded again when a key id is unknown', async () => {
  let now = 0
  const published = [await publicKey('a')]
  const load = vi.fn(async () => ({ keys: published }))
  const getKey = createProjectSigningKeys({ load, clock: () => now })
  await Promise.all([getKey('a'), getKey('a')])
  now = 599_000
  await getKey('a')
  expect(load).toHaveBeenCalledTimes(1)
  published.push(await publicKey('b'))
  await getKey('b')
  expect(load).toHaveBeenCalledTimes(2)
})

test('made-up key ids do not cause many requests to the project', async () => {
  const load = vi.fn(async () => ({ keys: [await publicKey('a')] }))
  const getKey = createProjectSigningKeys({ load, clock: () => 0 })
  for (let n = 0; n < 20; n++)
    expect(await errorMessage(getKey(`x${n}`))).toBe('No matching signing key found in JWKS')
  expect(load).toHaveBeenCalledTimes(1)
})

test('symmetric and private keys are ignored', async () => {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const keys = [
    { kty: 'oct', k: 'c2VjcmV0', kid: 'shared', alg: 'HS256' },
    { ...(await exportJWK(privateKey)), kid: 'private' },
  ]
  const getKey = createProjectSigningKeys({ load: async () => ({ keys }) })
  expect(await errorMessage(getKey('shared'))).toBe('JWKS is empty')
})

test('cached keys stay valid while the project is unreachable', async () => {
  let now = 0
  const load = vi.fn(async () => ({ keys: [await publicKey('a')] }))
  const getKey = createProjectSigningKeys({ load, clock: () => now })
  await getKey('a')
  load.mockRejectedValue(new Error('unreachable'))
  now = 3_600_000
  await expect(getKey('a')).resolves.toBeDefined()
  const fresh = createProjectSigningKeys({ load })
  await expect(fresh('a')).rejects.toMatchObject({ status: 503 })
})
