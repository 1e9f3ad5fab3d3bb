// Lighthouse on the built site as a phone sees it: every kind of public screen; the median of five runs counts for performance.
import lighthouse from 'lighthouse'
import { chromium } from '@playwright/test'
import { findChromium } from '../scripts/find-chromium.ts'
import { startServer } from '../tests/support/server-process.ts'
import budgets from './budgets.json' with { type: 'json' }
import { type Figure, median, report } from './figures.ts'

const SCREENS = ['/en', '/de/category/animals', '/en/page/friendly-cat']
const RUNS = 5
const PORT = 41_120

const site = await startServer()
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${PORT}`],
})
try {
  const figures: Figure[] = []
  for (const screen of SCREENS) figures.push(...(await measure(screen)))
  report(figures)
} finally {
  await browser.close()
  await site.remove()
}

async function measure(screen: string): Promise<Figure[]> {
  // The first visit fills the server's caches and has its pictures made, as in real life somebody has.
  const first = await browser.newPage({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 })
  await first.goto(site.url + screen, { waitUntil: 'networkidle' })
  await first.close()
  const scores: Record<string, number[]> = {}
  const complaints = new Set<string>()
  for (let run = 0; run < RUNS; run++) {
    const result = await lighthouse(site.url + screen, { port: PORT, logLevel: 'silent', output: 'json' })
    const { categories, audits } = result!.lhr
    for (const { id, score, auditRefs } of Object.values(categories)) {
      ;(scores[id] ??= []).push(Math.round((score ?? 0) * 100))
      if (id === 'performance') continue
      for (const { id: audit, weight } of auditRefs)
        if (weight > 0 && (audits[audit]?.score ?? 1) < 1) complaints.add(audit)
    }
  }
  for (const audit of complaints) console.log(`${screen}: ${audit}`)
  const { performance, accessibility, bestPractices, seo } = budgets.lighthouse
  return [
    ['performance', performance],
    ['accessibility', accessibility],
    ['best-practices', bestPractices],
    ['seo', seo],
  ].map(([category, least]) => ({
    name: `Lighthouse ${category} of ${screen}`,
    value: median(scores[category!] ?? [0]),
    unit: '',
    floor: { atLeast: least as number },
  }))
}
