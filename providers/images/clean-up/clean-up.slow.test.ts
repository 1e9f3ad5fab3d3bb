import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { parseMaster } from '#artist/page/parse-master.ts'
import { cleanUp } from './clean-up.ts'

// Processes two million pixels several times, which takes long on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

/** A picture like those of hosted models: soft lines, a grey background, noise, JPEG. */
async function picture(body: string, wash = '#fff') {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="1448"><rect width="1024" height="1448" fill="${wash}"/>
    <g fill="none" stroke="#222" stroke-width="7">${body}</g></svg>`
  return sharp(Buffer.from(svg)).blur(0.9).jpeg({ quality: 72 }).toBuffer()
}
const cells = Array.from(
  { length: 24 },
  (_, i) =>
    `<rect x="${62 + (i % 4) * 225}" y="${60 + Math.floor(i / 4) * 220}" width="225" height="220"/><circle cx="${174 + (i % 4) * 225}" cy="${170 + Math.floor(i / 4) * 220}" r="60"/>`,
).join('')

test('a soft picture with a grey background becomes a clean vector page that passes the gate', async () => {
  const page = await cleanUp(await picture(cells, '#f2f0ee'), 'cartoon', 'trainedAlgorithmicMedia')
  expect(page.verdict.reasons).toEqual([])
  expect(page.verdict.metrics.regions).toBe(48)
  expect(page.svg).toContain('trainedAlgorithmicMedia')
  expect(page.svg.length).toBeLessThan(250_000)
  expect(parseMaster(page.svg)?.shapes.length).toBeGreaterThan(0)
})

test('specks are removed', async () => {
  const specks = Array.from(
    { length: 40 },
    (_, i) => `<circle cx="${90 + i * 22}" cy="${90 + (i % 7) * 180}" r="1" fill="#333" stroke="none"/>`,
  ).join('')
  const gap = '<path d="M300 1400h-238v-20"/>'
  const page = await cleanUp(await picture(cells + specks + gap), 'cartoon', 'trainedAlgorithmicMedia')
  expect(page.verdict.metrics.specks).toBeLessThan(4)
})

test('a small gap in an outline is closed, so that the region can be colored', async () => {
  const box = (gap: number) =>
    `<path d="M${174 - gap / 2} 145h${-25 + gap / 2}v50h50v-50h${-25 + gap / 2}" stroke-width="6"/>`
  const regions = async (body: string) =>
    (await cleanUp(await picture(cells + body), 'cartoon', 'trainedAlgorithmicMedia')).verdict.metrics.regions
  expect(await regions(box(4))).toBe(49)
  expect(await regions(box(16))).toBe(48)
})

test('a colored picture and a blank one are rejected', async () => {
  const colored = await picture(`${cells}<rect x="100" y="100" width="700" height="700" fill="#e44"/>`)
  expect((await cleanUp(colored, 'cartoon', 'trainedAlgorithmicMedia')).verdict.reasons).toContain(
    'source-colored',
  )
  expect((await cleanUp(await picture(''), 'cartoon', 'trainedAlgorithmicMedia')).verdict.pass).toBe(false)
})

test('a file that is no picture is an error', async () => {
  await expect(cleanUp(Buffer.from('hello'), 'simple', 'trainedAlgorithmicMedia')).rejects.toThrow()
})
