// Crawls every URL of the built site with the starter library: no broken links, reciprocal hreflang links, valid structured data.
import { crawl } from '../tests/support/seo/crawl.ts'
import { startServer } from '../tests/support/site/server-process.ts'
import { reportMeasurements } from './measure/measurements.ts'

const site = await startServer({ SEED: 'starter' })
try {
  const { pages, problems } = await crawl(site.url)
  for (const problem of problems.slice(0, 50)) console.log(problem)
  reportMeasurements([
    { name: 'URLs visited', value: pages, unit: '', limit: { min: 3000 } },
    { name: 'URLs with problems', value: problems.length, unit: '', limit: { max: 0 } },
  ])
} finally {
  await site.remove()
}
