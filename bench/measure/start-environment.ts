import path from 'node:path'

/** The environment variables that scripts/run.mjs sets for the server. */
export const START_ENVIRONMENT = {
  NODE_OPTIONS: '--max-semi-space-size=4 --max-old-space-size=1024',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '131072',
  NODE_COMPILE_CACHE: path.resolve('.cache/compiled'),
}
