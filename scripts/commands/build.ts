// `node scripts/run.mjs build`: builds the app ahead of the first start, for Docker images and read-only folders.
import { buildIfChanged } from '../app-build/build-if-changed.ts'

await buildIfChanged()
