import type { Socket } from 'node:net'
import { serialize } from 'pg-protocol'
import { createBatchWriter, type BatchWriter, type Value } from './batch-writer.ts'
import { sendCancel } from './cancel.ts'
import { createMessageReader, type OnMessage } from './message-reader.ts'
import { openSocket } from './open-socket.ts'
import { ConnectionLost, readServerError, type ServerError } from './server-error.ts'
import { startSession, type SessionKey } from './session.ts'
import type { ConnectionOptions } from '../connection.ts'
import type { SessionSettings } from './settings.ts'
import { createStatements, type Statement } from './statements.ts'

const MESSAGE = {
  notification: 0x41,
  commandComplete: 0x43,
  dataRow: 0x44,
  error: 0x45,
  emptyQuery: 0x49,
  ready: 0x5a,
  parseComplete: 0x31,
}
const IDLE = 'I'.charCodeAt(0)
const CANCEL_GRACE_MS = 2_000
/** Most queries are over before it is worth looking whether somebody still waits for them. */
const LOOK_AFTER_MS = 50
/** The plan of a prepared statement no longer fits the tables, or the server has lost it: preparing it again is the cure. */
const STALE_STATEMENT = new Set(['0A000', '26000'])

/** One prepared statement to bind and execute. */
export interface Step {
  sql: string
  values?: readonly Value[]
  /** Plans depend on the role under row security, so each role prepares its own. */
  role?: string
  onRow?: (bytes: Buffer, start: number, end: number) => void
  /** Called with the command tag, e.g. `INSERT 0 3`. */
  onComplete?: (tag: string) => void
}

/** Gives the signal of whoever waits for the answer. A function, because making a signal costs more than most queries need. */
export type Asker = () => AbortSignal

export interface Connection {
  /**
   * All steps in one round trip and, unless one of them says BEGIN, one transaction. When whoever asked has gone away (`asker`), the
   * server is told to stop; the promise settles once that can no longer hit anything else on this connection.
   */
  run(steps: readonly Step[], asker?: Asker): Promise<void>
  /** False inside a transaction that a step has begun. */
  isIdle(): boolean
  isOpen(): boolean
  forgetStatements(): void
  onClose(listener: () => void): void
  close(): void
}

interface Job {
  steps: readonly Step[]
  at: number
  fresh: readonly Statement[]
  parsed: number
  error: ServerError | undefined
  /** Set once the server was told to stop: whether it has surely heard it. */
  cancelling?: Promise<boolean>
  stopWatching?: () => void
  resolve: () => void
  reject: (error: Error) => void
}

export async function connect(
  settings: ConnectionOptions,
  session: SessionSettings,
  onNotification: (channel: string, payload: string) => void = () => {},
): Promise<Connection> {
  const { socket, listen } = await openSocket(settings, session.connectTimeoutMs)
  let handle: OnMessage = () => {}
  const read = createMessageReader((kind, bytes, start, end) => handle(kind, bytes, start, end))
  listen((bytes) => {
    try {
      read(bytes)
    } catch (error) {
      socket.destroy(error as Error)
    }
  })
  const timer = setTimeout(() => socket.destroy(new Error('no greeting in time')), session.connectTimeoutMs)
  try {
    const key = await new Promise<SessionKey>((resolve, reject) => {
      socket.once('close', () => reject(new ConnectionLost('the database hung up')))
      socket.once('error', (error) => reject(new ConnectionLost('cannot reach the database', error)))
      startSession(socket, settings, session.name, (handler) => (handle = handler)).then(resolve, reject)
    })
    const connection = createConnection(socket, key, settings, session, onNotification, (handler) => {
      handle = handler
    })
    await connection.run([{ sql: `set statement_timeout = ${Math.round(session.statementTimeoutMs)}` }])
    for (const sql of sessionDefaults) await connection.run([{ sql }])
    return connection
  } catch (error) {
    socket.destroy()
    throw error
  } finally {
    clearTimeout(timer)
  }
}

/** Answers depend on these, whatever the server's configuration says. */
const sessionDefaults = [
  "set datestyle = 'ISO, MDY'",
  "set intervalstyle = 'postgres'",
  'set extra_float_digits = 1',
  'set standard_conforming_strings = on',
  'set idle_in_transaction_session_timeout = 10000',
  'set client_min_messages = error',
  // Compiling a plan takes longer than running it for anything a visitor asks; some servers have it on.
  'set jit = off',
]

function createConnection(
  socket: Socket,
  key: SessionKey,
  settings: ConnectionOptions,
  session: SessionSettings,
  onNotification: (channel: string, payload: string) => void,
  listen: (handler: OnMessage) => void,
): Connection {
  const statements = createStatements(session.statements)
  const writer = createBatchWriter()
  const closeListeners: (() => void)[] = []
  let job: Job | undefined
  let deadline: NodeJS.Timeout | undefined
  let lost: ConnectionLost | undefined
  let transaction = IDLE
  const longest = session.statementTimeoutMs * 1.5 + 1_000

  socket.on('error', (error) => lose(error))
  socket.on('close', () => lose(undefined))

  function lose(cause: unknown) {
    if (lost) return
    lost = new ConnectionLost('the connection to the database broke', cause)
    clearTimeout(deadline)
    job?.stopWatching?.()
    job?.reject(lost)
    job = undefined
    for (const listener of closeListeners) listener()
  }

  listen((kind, bytes, start, end) => {
    if (kind === MESSAGE.dataRow) job?.steps[job.at]?.onRow?.(bytes, start, end)
    else if (kind === MESSAGE.commandComplete || kind === MESSAGE.emptyQuery) {
      if (!job) return
      job.steps[job.at++]?.onComplete?.(bytes.toString('latin1', start, Math.max(start, end - 1)))
    } else if (kind === MESSAGE.parseComplete) {
      const fresh = job?.fresh[job.parsed++]
      if (fresh) statements.keep(fresh)
    } else if (kind === MESSAGE.error) {
      const error = readServerError(bytes, start)
      if (job) job.error ??= error
      else lose(error)
    } else if (kind === MESSAGE.ready) finish(bytes[start]!)
    else if (kind === MESSAGE.notification) {
      const channelEnd = bytes.indexOf(0, start + 4)
      onNotification(
        bytes.toString('utf8', start + 4, channelEnd),
        bytes.toString('utf8', channelEnd + 1, end - 1),
      )
    }
  })

  function finish(status: number) {
    transaction = status
    const done = job
    if (!done) return
    clearTimeout(deadline)
    done.stopWatching?.()
    job = undefined
    if (done.error && STALE_STATEMENT.has(done.error.code))
      for (const { role = '', sql } of done.steps) statements.forget({ role, sql })
    const settle = () => (done.error ? done.reject(done.error) : done.resolve())
    if (done.cancelling) void afterCancel(done.cancelling).then(settle)
    else settle()
  }

  /** A cancel that is still on its way would hit whoever has the connection next: first it must have arrived, and found nothing. */
  async function afterCancel(cancelling: Promise<boolean>) {
    if (!(await cancelling)) return void socket.destroy(new Error('nobody knows what the cancel will hit'))
    await start([{ sql: 'select 1' }]).catch(() => {})
  }

  function cancel(running: Job) {
    running.cancelling ??= sendCancel(settings, key, session.connectTimeoutMs)
  }

  /** The server's own statement_timeout comes first; this is for a server that no longer answers. */
  function giveUp() {
    if (job) cancel(job)
    deadline = setTimeout(() => socket.destroy(new Error('no answer in time')), CANCEL_GRACE_MS)
  }

  function watch(asker: Asker) {
    const running = job!
    const signal = asker()
    const stop = () => cancel(running)
    deadline = setTimeout(giveUp, longest)
    if (signal.aborted) return stop()
    signal.addEventListener('abort', stop, { once: true })
    running.stopWatching = () => signal.removeEventListener('abort', stop)
  }

  function start(steps: readonly Step[], asker?: Asker): Promise<void> {
    if (lost) return Promise.reject(lost)
    if (job) return Promise.reject(new Error('the connection is busy'))
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const fresh = writeSteps(steps, statements, writer)
    job = { steps, at: 0, fresh, parsed: 0, error: undefined, resolve, reject }
    deadline = asker ? setTimeout(watch, LOOK_AFTER_MS, asker) : setTimeout(giveUp, longest)
    socket.write(writer.finish())
    return promise
  }

  return {
    run: start,
    isIdle: () => transaction === IDLE,
    isOpen: () => lost === undefined,
    forgetStatements: () => statements.forgetAll(),
    onClose: (listener) => closeListeners.push(listener),
    close() {
      if (lost) return
      socket.end(serialize.end())
      lose(undefined)
    },
  }
}

const NO_VALUES: readonly Value[] = []
const NONE: readonly Statement[] = []

/** Writes a batch and says which statements are new in it. */
function writeSteps(
  steps: readonly Step[],
  statements: ReturnType<typeof createStatements>,
  writer: BatchWriter,
): readonly Statement[] {
  let fresh: Statement[] | undefined
  const known = steps.map(({ role = '', sql }) => {
    const statement = statements.find(role, sql)
    if (statement) return statement
    // The same text twice in a batch is prepared once.
    const sibling = fresh?.find((other) => other.sql === sql && other.role === role)
    if (sibling) return sibling
    const created = statements.create(role, sql)
    fresh = [...(fresh ?? NONE), created]
    return created
  })
  if (fresh)
    for (const name of statements.takeUnwanted(fresh.length)) writer.add(serialize.close({ type: 'S', name }))
  for (let n = 0; n < steps.length; n++) {
    const { name, sql } = known[n]!
    const isNew = fresh?.includes(known[n]!) && known.indexOf(known[n]!) === n
    if (isNew) writer.add(serialize.parse({ name, text: sql }))
    writer.bindAndExecute(name, steps[n]!.values ?? NO_VALUES)
  }
  return fresh ?? NONE
}
