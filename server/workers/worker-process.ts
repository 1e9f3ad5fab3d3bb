// A worker of a site with several processes: receives its assignment from the supervisor and runs the server.
import { endWithParent } from '#providers/end-with-parent.ts'
import { explainStartError } from '../explain-start-error.ts'
import { runServer } from '../run-server.ts'
import type { Site } from '../create-site.ts'
import { createPeerMetrics } from './peer-metrics.ts'
import type { MessageToSupervisor, MessageToWorker, WorkerAssignment } from './worker-messages.ts'

const ORPHAN_LIMIT_MS = 20_000

const send = (message: MessageToSupervisor) => {
  if (process.connected) process.send!(message)
}
const peerMetrics = createPeerMetrics(send)
const supervisorEnded = new AbortController()
let site: Site | undefined

process.on('disconnect', () => supervisorEnded.abort())
// The supervisor may be gone, so a worker that hangs during its shutdown has to end itself.
endWithParent(ORPHAN_LIMIT_MS)
process.on('message', (message: MessageToWorker) => {
  if (message.type === 'start') void start(message.assignment)
  else if (site) peerMetrics.handle(message, site.readMetrics)
})

async function start({ config, sharedPort, database }: WorkerAssignment): Promise<void> {
  try {
    await runServer(config, {
      printLine: (line) => void process.stdout.write(`${line}\n`),
      onReady({ port, lines, site: created }) {
        site = created
        send({ type: 'ready', port, lines })
      },
      sharedPort,
      database,
      collectFromOthers: peerMetrics.collect,
      stop: supervisorEnded.signal,
    })
    process.exit(0)
  } catch (error) {
    process.stderr.write(`${explainStartError(error)}\n`)
    process.exit(1)
  }
}
