// `node scripts/run.mjs build`: everything npm start does before it serves, for images and read-only places.
import { openTables } from '../providers/moderation/kept-tables.ts'
import { buildIfChanged } from './build-if-changed.ts'

await buildIfChanged()
// Kept from now on, so that the first start of an image is as quick as every other.
openTables()
