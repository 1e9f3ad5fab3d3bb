// A process that owns an embedded PostgreSQL until SIGTERM: `node embedded-child.ts <data folder> [options as JSON]`.
// It says what happens as JSON lines.
import { startEmbedded } from '../../../backend/database/embedded/start.ts'

const say = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`)
const told = (level: string) => (message: string) => say({ level, message })
const log = { info: told('info'), warn: told('warn'), error: told('error') }
const [dataDir = '', options = '{}'] = process.argv.slice(2)

try {
  const server = await startEmbedded({ dataDir, log, ...(JSON.parse(options) as object) })
  const parked = setInterval(() => {}, 60_000)
  process.once('SIGTERM', () => {
    clearInterval(parked)
    void server.close()
  })
  // Last: from this line on the test may end us.
  say({ connection: server.connection })
} catch (error) {
  say({ failed: (error as Error).message, code: (error as { code?: string }).code })
  process.exitCode = 1
}
