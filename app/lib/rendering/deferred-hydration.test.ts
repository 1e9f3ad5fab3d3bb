import { expect, test } from 'vitest'
import { deferHydration } from './deferred-hydration.ts'

const html = [
  '<head><link rel="modulepreload" href="/assets/a.js" nonce="x"/><link rel="stylesheet" href="/a.css"/><link rel="modulepreload" href="/assets/b.js"/></head>',
  '<p>import * as route9 from "x";</p><script type="module">window.manifest={};',
  'import * as route0 from "/assets/root.js";',
  'import * as route1 from "/assets/home.js";',
  '  window.modules = {"root":route0,"home":route1};',
  'import("/assets/entry.js");</script>',
]
const [head, text, start, modules, entry] = deferHydration(html.join('\n')).split('\n')

test('no script is loaded before the first paint', () => {
  expect(head).toBe('<head><link rel="stylesheet" href="/a.css"/></head>')
  expect(start).toMatch(
    /^await new Promise\(.*'paint'.*for\(let href of \["\/assets\/a\.js","\/assets\/b\.js"\]\)/,
  )
})

test('each route module keeps its name, and the rest of the document is unchanged', () => {
  expect(start).toContain(
    'const [route0,route1]=await Promise.all([import("/assets/root.js"),import("/assets/home.js")]);',
  )
  expect([text, modules, entry]).toEqual([html[1], html[4], html[5]])
})

test('a document without the expected imports is unchanged', () => {
  const page = '<head><link rel="modulepreload" href="/assets/a.js"/></head>'
  expect(deferHydration(page)).toBe(page)
})
