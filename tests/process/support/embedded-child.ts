// A process that runs an embedded PostgreSQL until SIGTERM: `node embedded-child.ts <data folder> [options as JSON]`.
// It prints what happens as JSON lines.
import { startEmbedded } from '../../../backend/database/embedded/start-embedded.ts'

const print = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`)
const logAs = (level: string) => (message: string) => print({ level, message })
const log = { info: logAs('info'), warn: logAs('warn'), error: logAs('error') }
const [dataDir = '', options = '{}'] = process.argv.slice(2)

try {
  const server = await startEmbedded({ dataDir, log, ...(JSON.parse(options) as object) })
  const keepAlive = setInterval(() => {}, 60_000)
  process.once('SIGTERM', () => {
    clearInterval(keepAlive)
    void server.close()
  })
  // Printed last, because the test may kill this process as soon as it reads the line.
  print({ connection: server.connection })
} catch (error) {
  print({ failed: (error as Error).message, code: (error as { code?: string }).code })
  process.exitCode = 1
}
