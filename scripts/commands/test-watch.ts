// `npm run test:watch [-- word …]`: runs unit tests again when a file they use is saved.
import { bin, runLoudly } from '../command-line/run-step.ts'

const passed = await runLoudly(
  {
    name: 'unit tests',
    command: [bin('vitest'), 'watch', '--project', 'unit', '--project', 'app', ...process.argv.slice(2)],
  },
  { interactive: true },
)
process.exit(passed ? 0 : 1)
