import { describe, expect, it } from 'vitest'
import { createPasswords } from './passwords.ts'
import { createBoundedQueue } from './bounded-queue.ts'

describe('passwords', () => {
  const passwords = createPasswords({ maxRunning: 2 })

  it('are hashed with argon2id at the cost OWASP recommends, each with its own salt', async () => {
    const [one, two] = await Promise.all([passwords.hash('Kangaroo-7!'), passwords.hash('Kangaroo-7!')])
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(one).not.toBe(two)
    expect(await passwords.matches('Kangaroo-7!', one)).toBe(true)
    expect(await passwords.matches('kangaroo-7!', one)).toBe(false)
  })

  it('match a hash from another library', async () => {
    // From the reference implementation: echo -n password | argon2 somesalt -id -t 2 -m 16 -p 1
    const referenceHash =
      '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'
    expect(await passwords.matches('password', referenceHash)).toBe(true)
  })

  it.each([null, undefined, '', '$2a$10$abcdefghijklmnopqrstuv', 'plain'])(
    'never match the stored value %s',
    async (stored) => expect(await passwords.matches('', stored)).toBe(false),
  )
})

describe('the bounded queue', () => {
  it('runs two tasks at once, queues three and rejects the rest with 503', async () => {
    const queue = createBoundedQueue({ maxRunning: 2, maxQueued: 3 })
    let [running, maxRunning] = [0, 0]
    const gate = Promise.withResolvers<void>()
    const work = async () => {
      maxRunning = Math.max(maxRunning, ++running)
      await gate.promise
      running--
      return 'done'
    }
    const results = Array.from({ length: 7 }, () =>
      queue(work).catch((error: { status: number }) => error.status),
    )
    gate.resolve()
    expect(await Promise.all(results)).toEqual(['done', 'done', 'done', 'done', 'done', 503, 503])
    expect(maxRunning).toBe(2)
  })

  it('continues after a failed task', async () => {
    const queue = createBoundedQueue({ maxRunning: 1, maxQueued: 5 })
    const [failed, next] = [queue(() => Promise.reject(new Error('no'))), queue(async () => 'yes')]
    await expect(failed).rejects.toThrow('no')
    expect(await next).toBe('yes')
  })
})
