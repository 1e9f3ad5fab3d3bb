// The server process: reads the environment and runs the site, in this process or in several workers.
import { readConfig } from './config.ts'
import { runServer } from './run-server.ts'
import { superviseWorkers } from './workers/supervise-workers.ts'

export async function main(
  env: Record<string, string | undefined>,
  printLine: (line: string) => void,
): Promise<void> {
  const config = readConfig(env)
  if (config.workers > 1) return superviseWorkers(config, printLine)
  return runServer(config, { printLine, onReady: ({ lines }) => lines.forEach(printLine) })
}
