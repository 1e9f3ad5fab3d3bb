import { expect, test } from 'vitest'
import { afterFirstPaint } from './after-first-paint.ts'

const page = `<head><link rel="modulepreload" href="/assets/entry.js" nonce="n"/><link rel="stylesheet" href="/a.css"/></head>
<body><p>Print it.</p><script nonce="n" type="module" async="">import("/assets/entry.js")</script></body>`

test('no script is asked for before the page is painted', () => {
  const html = afterFirstPaint(page, 'n')
  expect(html).not.toContain('<link rel="modulepreload"')
  expect(html).not.toContain('type="module" async')
  expect(html).toContain('<link rel="stylesheet" href="/a.css"/>')
})

test('what starts them afterwards names each of them and may run under the policy of the page', () => {
  const [, starter = ''] =
    /<script nonce="n">([^]*)<\/script><\/body>/.exec(afterFirstPaint(page, 'n', '/de.js')) ?? []
  expect(starter).toContain('(["/assets/entry.js","/de.js"])')
  expect(() => new Function(starter)).not.toThrow()
})
