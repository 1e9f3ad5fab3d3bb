// Every address of the built site with the whole starter library: nothing broken, sisters named back, valid structured data.
import { crawl } from '../tests/support/crawl.ts'
import { startServer } from '../tests/support/server-process.ts'
import { report } from './figures.ts'

const site = await startServer({ SEED: 'starter' })
try {
  const { pages, problems } = await crawl(site.url)
  for (const problem of problems.slice(0, 50)) console.log(problem)
  report([
    { name: 'addresses visited', value: pages, unit: '', floor: { atLeast: 3000 } },
    { name: 'broken or contradictory ones', value: problems.length, unit: '', floor: { atMost: 0 } },
  ])
} finally {
  await site.remove()
}
