import { writeFileSync } from 'node:fs'
import { WEIGHTS_FILE } from '../../providers/moderation/classifier/classifier.ts'
import { createWeights } from './create-weights.ts'

writeFileSync(WEIGHTS_FILE, await createWeights())
console.log(`written: ${WEIGHTS_FILE.pathname}`)
