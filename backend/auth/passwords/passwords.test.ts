import { describe, expect, it } from 'vitest'
import { createPasswords } from './passwords.ts'
import { createQueue } from './queue.ts'

describe('passwords', () => {
  const passwords = createPasswords({ atOnce: 2 })

  it('are kept as argon2id with the cost OWASP names, each with its own salt', async () => {
    const [one, two] = await Promise.all([passwords.hash('Kangaroo-7!'), passwords.hash('Kangaroo-7!')])
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(one).not.toBe(two)
    expect(await passwords.matches('Kangaroo-7!', one)).toBe(true)
    expect(await passwords.matches('kangaroo-7!', one)).toBe(false)
  })

  it('match a hash another library wrote', async () => {
    // From the reference implementation: echo -n password | argon2 somesalt -id -t 2 -m 16 -p 1
    const foreign = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'
    expect(await passwords.matches('password', foreign)).toBe(true)
  })

  it.each([null, undefined, '', '$2a$10$abcdefghijklmnopqrstuv', 'plain'])('never match %s', async (kept) =>
    expect(await passwords.matches('', kept)).toBe(false),
  )
})

describe('the queue before them', () => {
  it('works on a few at once, lets some wait and sends the rest away', async () => {
    const queue = createQueue({ atOnce: 2, waiting: 3 })
    let [running, most] = [0, 0]
    const gate = Promise.withResolvers<void>()
    const work = async () => {
      most = Math.max(most, ++running)
      await gate.promise
      running--
      return 'done'
    }
    const answers = Array.from({ length: 7 }, () =>
      queue(work).catch((error: { status: number }) => error.status),
    )
    gate.resolve()
    expect(await Promise.all(answers)).toEqual(['done', 'done', 'done', 'done', 'done', 503, 503])
    expect(most).toBe(2)
  })

  it('goes on after a failure', async () => {
    const queue = createQueue({ atOnce: 1, waiting: 5 })
    const [failed, next] = [queue(() => Promise.reject(new Error('no'))), queue(async () => 'yes')]
    await expect(failed).rejects.toThrow('no')
    expect(await next).toBe('yes')
  })
})
