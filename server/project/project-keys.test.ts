import { exportJWK, generateKeyPair, type JWK } from 'jose'
import { expect, test, vi } from 'vitest'
import { createProjectKeys } from './project-keys.ts'

async function publicKey(kid: string, alg = 'ES256'): Promise<JWK> {
  const { publicKey: key } = await generateKeyPair(alg, { extractable: true })
  return { ...(await exportJWK(key)), kid, alg }
}
const refusal = (work: Promise<unknown>) => work.then(String, (error: { message: string }) => error.message)

test('keys are kept for ten minutes, and asked for again when one is unknown', async () => {
  let now = 0
  const published = [await publicKey('a')]
  const load = vi.fn(async () => ({ keys: published }))
  const verifier = createProjectKeys({ load, clock: () => now })
  await Promise.all([verifier('a'), verifier('a')])
  now = 599_000
  await verifier('a')
  expect(load).toHaveBeenCalledTimes(1)
  published.push(await publicKey('b'))
  await verifier('b')
  expect(load).toHaveBeenCalledTimes(2)
})

test('made-up key names do not make us storm the project', async () => {
  const load = vi.fn(async () => ({ keys: [await publicKey('a')] }))
  const verifier = createProjectKeys({ load, clock: () => 0 })
  for (let n = 0; n < 20; n++)
    expect(await refusal(verifier(`x${n}`))).toBe('No matching signing key found in JWKS')
  expect(load).toHaveBeenCalledTimes(1)
})

test('shared secrets and private keys are no keys of a project', async () => {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const keys = [
    { kty: 'oct', k: 'c2VjcmV0', kid: 'shared', alg: 'HS256' },
    { ...(await exportJWK(privateKey)), kid: 'private' },
  ]
  const verifier = createProjectKeys({ load: async () => ({ keys }) })
  expect(await refusal(verifier('shared'))).toBe('JWKS is empty')
})

test('while the project is away the keys that are known stay good', async () => {
  let now = 0
  const load = vi.fn(async () => ({ keys: [await publicKey('a')] }))
  const verifier = createProjectKeys({ load, clock: () => now })
  await verifier('a')
  load.mockRejectedValue(new Error('away'))
  now = 3_600_000
  await expect(verifier('a')).resolves.toBeDefined()
  const fresh = createProjectKeys({ load })
  await expect(fresh('a')).rejects.toMatchObject({ status: 503 })
})
