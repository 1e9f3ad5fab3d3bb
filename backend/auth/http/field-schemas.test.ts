import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { email, metadata, pkce } from './field-schemas.ts'

describe('an e-mail address', () => {
  it('is normalized to one spelling', () => {
    for (const spelling of ['Mila@Example.org', '  mila@example.org\n', 'MILA@EXAMPLE.ORG'])
      expect(email.parse(spelling)).toBe('mila@example.org')
  })

  it.each([
    'mila',
    'mila@example',
    'mila@@example.org',
    'mi la@example.org',
    'mila@example.org, victim@example.org',
    'mila@example.org\r\nBcc: victim@example.org',
    '<mila@example.org>',
    '"mila"@example.org',
    `${'m'.repeat(250)}@example.org`,
    'mila\u0000@example.org',
    ['mila@example.org'],
    { toString: 'x' },
    null,
  ])('is not %j', (value) => expect(email.safeParse(value).success).toBe(false))

  it('never contains characters that a mail header could misread', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const { data } = email.safeParse(`${text}@example.org`)
        expect(data ?? '').not.toMatch(/[\s,;<>"\\]/)
      }),
    )
  })
})

describe('metadata', () => {
  it('drops keys that could change object prototypes', () => {
    const poisoned = JSON.parse(
      '{"a":1,"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}}}',
    )
    const parsed = metadata.parse(poisoned)
    expect(Object.keys(parsed)).toEqual(['a'])
    expect((parsed as { admin?: boolean }).admin).toBeUndefined()
    expect(({} as { admin?: boolean }).admin).toBeUndefined()
  })

  it.each([[['a']], ['text'], [1], [null]])('is not %j', (value) =>
    expect(metadata.safeParse(value).success).toBe(false),
  )
})

describe('a code challenge', () => {
  it('accepts its method in upper or lower case', () =>
    expect(pkce.code_challenge_method.parse('S256')).toBe('s256'))
  it('is rejected when too short', () => expect(pkce.code_challenge.safeParse('abc').success).toBe(false))
})
