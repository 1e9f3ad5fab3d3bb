import { describe, expect, it } from 'vitest'
import { createRedirects, withFragment, withQuery } from './redirects.ts'

const { allowedTarget } = createRedirects('https://site.example', [
  'https://app.example',
  'https://partner.example/welcome',
  'not a URL',
])
const HOME = 'https://site.example/'

describe('the target of a redirect', () => {
  it.each([
    ['https://site.example/de/auth?mode=reset', 'https://site.example/de/auth?mode=reset'],
    ['/de/dashboard', 'https://site.example/de/dashboard'],
    // A browser reads this as a path of the site.
    ['https:evil.example', 'https://site.example/evil.example'],
    ['https://app.example/any/where', 'https://app.example/any/where'],
    ['https://partner.example/welcome', 'https://partner.example/welcome'],
    ['https://partner.example/welcome/back?x=1', 'https://partner.example/welcome/back?x=1'],
  ])('may be %s', (requested, expected) => expect(allowedTarget(requested)).toBe(expected))

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
  ])('is never %s', (requested) => expect(allowedTarget(requested)).toBe(HOME))

  it('is the home page when none is requested', () => expect(allowedTarget(null)).toBe(HOME))

  it('keeps its query when parameters are added', () => {
    expect(withQuery('https://site.example/a?mode=reset', { code: 'x y' })).toBe(
      'https://site.example/a?mode=reset&code=x+y',
    )
    expect(withFragment('https://site.example/a?b=c#old', { type: 'signup' })).toBe(
      'https://site.example/a?b=c#type=signup',
    )
  })
})
