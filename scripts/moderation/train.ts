// `node scripts/moderation/train.ts --write`: trains the classifier with all examples and replaces its stored weights.
import { writeFileSync } from 'node:fs'
import { WEIGHTS_FILE } from '../../providers/moderation/classifier/classifier.ts'
import { createWeights } from './create-weights.ts'

if (process.argv.slice(2).join() === '--write') {
  writeFileSync(WEIGHTS_FILE, await createWeights())
  console.log(`written: ${WEIGHTS_FILE.pathname}`)
} else {
  console.log('Usage: node scripts/moderation/train.ts --write   (replaces the stored weights)')
  process.exitCode = process.argv.includes('--help') ? 0 : 1
}
