// Lighthouse scores of the built site on a phone, for three kinds of public screens. Uses the median of five runs.
import lighthouse from 'lighthouse'
import { chromium } from '@playwright/test'
import { findChromium } from '../scripts/testing/find-chromium.ts'
import { startServer } from '../tests/support/site/server-process.ts'
import budgets from './budgets.json' with { type: 'json' }
import { type Measurement, median, reportMeasurements } from './measure/measurements.ts'

const SCREENS = ['/en', '/de/category/animals', '/en/page/friendly-cat']
const RUNS = 5
const PORT = 41_120

const site = await startServer()
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${PORT}`],
})
try {
  const measurements: Measurement[] = []
  for (const screen of SCREENS) measurements.push(...(await measure(screen)))
  reportMeasurements(measurements)
} finally {
  await browser.close()
  await site.remove()
}

async function measure(screen: string): Promise<Measurement[]> {
  // The first visit fills the server's caches and creates thumbnails, as earlier visitors do in production.
  const first = await browser.newPage({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 })
  await first.goto(site.url + screen, { waitUntil: 'networkidle' })
  await first.close()
  const scores: Record<string, number[]> = {}
  const failedAudits = new Set<string>()
  for (let run = 0; run < RUNS; run++) {
    const result = await lighthouse(site.url + screen, { port: PORT, logLevel: 'silent', output: 'json' })
    const { categories, audits } = result!.lhr
    for (const { id, score, auditRefs } of Object.values(categories)) {
      ;(scores[id] ??= []).push(Math.round((score ?? 0) * 100))
      if (id === 'performance') continue
      for (const { id: audit, weight } of auditRefs)
        if (weight > 0 && (audits[audit]?.score ?? 1) < 1) failedAudits.add(audit)
    }
  }
  for (const audit of failedAudits) console.log(`${screen}: ${audit}`)
  const { performance, accessibility, bestPractices, seo } = budgets.lighthouse
  return [
    ['performance', performance],
    ['accessibility', accessibility],
    ['best-practices', bestPractices],
    ['seo', seo],
  ].map(([category, minScore]) => ({
    name: `Lighthouse ${category} of ${screen}`,
    value: median(scores[category!] ?? [0]),
    unit: '',
    limit: { min: minScore as number },
  }))
}
