import { describe, expect, it } from 'vitest'
import { createRedirects, withFragment, withQuery } from './redirects.ts'

const { target } = createRedirects('https://site.example', [
  'https://app.example',
  'https://partner.example/welcome',
  'not an address',
])
const HOME = 'https://site.example/'

describe('where people are sent back to', () => {
  it.each([
    ['https://site.example/de/auth?mode=reset', 'https://site.example/de/auth?mode=reset'],
    ['/de/dashboard', 'https://site.example/de/dashboard'],
    // A browser reads this as a path of the site.
    ['https:evil.example', 'https://site.example/evil.example'],
    ['https://app.example/any/where', 'https://app.example/any/where'],
    ['https://partner.example/welcome', 'https://partner.example/welcome'],
    ['https://partner.example/welcome/back?x=1', 'https://partner.example/welcome/back?x=1'],
  ])('may be %s', (requested, expected) => expect(target(requested)).toBe(expected))

  it.each([
    '',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,hi',
    'https://site.example@evil.example',
    'https://user:pass@site.example/',
    'https://site.example.evil.example',
    'http://site.example/',
    'https://site.example:8443/',
    'https://partner.example/welcomed',
    'https://partner.example/welcome/../admin',
    'https://sub.app.example',
    'blob:https://site.example/x',
    `https://site.example/${'x'.repeat(3000)}`,
  ])('is never %s', (requested) => expect(target(requested)).toBe(HOME))

  it('is the site itself where nothing is asked for', () => expect(target(null)).toBe(HOME))

  it('keeps its own query beside what we add', () => {
    expect(withQuery('https://site.example/a?mode=reset', { code: 'x y' })).toBe(
      'https://site.example/a?mode=reset&code=x+y',
    )
    expect(withFragment('https://site.example/a?b=c#old', { type: 'signup' })).toBe(
      'https://site.example/a?b=c#type=signup',
    )
  })
})
