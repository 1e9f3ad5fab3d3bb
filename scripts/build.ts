// `node scripts/run.mjs build`: everything npm start does before it serves, for images and read-only places.
import { buildIfChanged } from './build-if-changed.ts'

await buildIfChanged()
