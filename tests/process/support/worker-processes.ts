import { execFileSync } from 'node:child_process'
import type { ServerProcess } from '#tests/support/site/server-process.ts'

/** The ids of the worker processes of a site with WORKERS=2. */
export const workerPids = ({ child }: ServerProcess): number[] =>
  execFileSync('pgrep', ['-P', String(child.pid), '-f', 'worker-process'], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map(Number)

/** How many server processes the metrics of the site count. */
export const runningProcesses = async ({ url }: ServerProcess) =>
  /colorami_server_processes (\d+)/.exec(await (await fetch(`${url}/metrics`)).text())?.[1]
