import path from 'node:path'

/** The settings that scripts/run.mjs starts the server with. */
export const AS_STARTED = {
  NODE_OPTIONS: '--max-semi-space-size=4',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '131072',
  NODE_COMPILE_CACHE: path.resolve('.cache/compiled'),
}
