// `npm run test:unit [-- word …]`: tests without database and browser, in seconds.
import { bin, runLoudly } from '../command-line/run-step.ts'

const passed = await runLoudly({
  name: 'unit tests',
  command: [bin('vitest'), 'run', '--project', 'unit', '--project', 'app', ...process.argv.slice(2)],
})
process.exit(passed ? 0 : 1)
