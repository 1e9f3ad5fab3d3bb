import type { Socket } from 'node:net'
import { serialize } from 'pg-protocol'
import type { ConnectionOptions } from '../connection-options.ts'
import { type Step, writeBatch } from './batch.ts'
import { createBatchWriter } from './batch-writer.ts'
import { sendCancelRequest } from './cancel-request.ts'
import { createMessageReader, type OnMessage } from './message-reader.ts'
import { openSocket } from './open-socket.ts'
import { createStatementCache, type PreparedStatement } from './prepared-statements.ts'
import {
  CancelledByAnother,
  ConnectionLost,
  isCancelled,
  isStaleStatement,
  parseServerError,
} from './server-error.ts'
import type { SessionSettings } from './session-settings.ts'
import { startSession, type SessionKey } from './start-session.ts'

const MESSAGE = {
  notification: 0x41,
  commandComplete: 0x43,
  dataRow: 0x44,
  error: 0x45,
  emptyQuery: 0x49,
  ready: 0x5a,
  parseComplete: 0x31,
}
/** The transaction status of a session outside of a transaction. */
const IDLE = 'I'.charCodeAt(0)
const CANCEL_GRACE_MS = 2_000
/** Most queries finish before it pays off to watch whether the client has disconnected. */
const WATCH_CLIENT_AFTER_MS = 50

/** Returns the abort signal of the client's request. A function, because creating a signal costs more than most queries need. */
export type GetAbortSignal = () => AbortSignal

export interface Connection {
  /**
   * Runs all steps in one round trip and, unless a step is BEGIN, in one transaction. An aborted signal cancels the batch on
   * the server; the promise settles only when the cancel request can no longer hit a later batch of this connection.
   */
  run(steps: readonly Step[], getAbortSignal?: GetAbortSignal): Promise<void>
  /**
   * As `run`, but sends the batches of one round of the event loop in one write. Each batch is a transaction of its own. Rejects
   * with CancelledByAnother if the cancel request of another batch has hit this one.
   */
  runShared(steps: readonly Step[], getAbortSignal?: GetAbortSignal): Promise<void>
  /** Whether batches of `runShared` have not been sent yet, so that another one can join them. */
  hasUnsentBatches(): boolean
  /** False inside a transaction that a step has begun. */
  isIdle(): boolean
  isOpen(): boolean
  discardStatements(): void
  onClose(listener: () => void): void
  close(): void
}

interface RunningBatch {
  steps: readonly Step[]
  /** The step whose rows arrive now. */
  currentStep: number
  newStatements: readonly PreparedStatement[]
  parsedCount: number
  error: Error | undefined
  /** Set after a cancel request was sent: resolves to whether the server has certainly processed it. */
  cancelling?: Promise<boolean>
  stopWatching?: () => void
  deadline?: NodeJS.Timeout
  resolve: () => void
  reject: (error: Error) => void
}

/** Results depend on these settings, so every session sets them whatever the server's configuration is. */
const SESSION_DEFAULTS = [
  "set datestyle = 'ISO, MDY'",
  "set intervalstyle = 'postgres'",
  'set extra_float_digits = 1',
  'set standard_conforming_strings = on',
  'set idle_in_transaction_session_timeout = 10000',
  'set client_min_messages = error',
  // Some servers enable JIT, but for our short queries compiling a plan takes longer than running it.
  'set jit = off',
]

export async function connect(
  options: ConnectionOptions,
  session: SessionSettings,
  onNotification: (channel: string, payload: string) => void = () => {},
): Promise<Connection> {
  const { socket, onData } = await openSocket(options, session.connectTimeoutMs)
  let handleMessage: OnMessage = () => {}
  const setMessageHandler = (handler: OnMessage) => {
    handleMessage = handler
  }
  const readMessages = createMessageReader((type, bytes, start, end) =>
    handleMessage(type, bytes, start, end),
  )
  onData((bytes) => {
    try {
      readMessages(bytes)
    } catch (error) {
      socket.destroy(error as Error)
    }
  })
  const timer = setTimeout(
    () => socket.destroy(new Error('the session did not start in time')),
    session.connectTimeoutMs,
  )
  try {
    const key = await new Promise<SessionKey>((resolve, reject) => {
      socket.once('close', () => reject(new ConnectionLost('the database closed the connection')))
      socket.once('error', (error) => reject(new ConnectionLost('cannot reach the database', error)))
      startSession(socket, options, session.name, setMessageHandler).then(resolve, reject)
    })
    const connection = createConnection({ socket, key, options, session, onNotification, setMessageHandler })
    const timeout = `set statement_timeout = ${Math.round(session.statementTimeoutMs)}`
    await connection.run([timeout, ...SESSION_DEFAULTS].map((sql) => ({ sql })))
    return connection
  } catch (error) {
    socket.destroy()
    throw error
  } finally {
    clearTimeout(timer)
  }
}

interface StartedSession {
  socket: Socket
  key: SessionKey
  options: ConnectionOptions
  session: SessionSettings
  onNotification(channel: string, payload: string): void
  setMessageHandler(handler: OnMessage): void
}

function createConnection(started: StartedSession): Connection {
  const { socket, key, options, session, onNotification, setMessageHandler } = started
  const statements = createStatementCache(session.maxPreparedStatements)
  const writer = createBatchWriter()
  const closeListeners: (() => void)[] = []
  /** In the order in which they were sent; the server runs the first one. */
  const batches: RunningBatch[] = []
  let isSendScheduled = false
  let lostError: ConnectionLost | undefined
  let transactionStatus = IDLE
  /** The cancel request of a batch that has finished, while it could still hit a later one. */
  let pendingCancel: Promise<boolean> | undefined
  const batchTimeoutMs = session.statementTimeoutMs * 1.5 + 1_000

  socket.on('error', (error) => markLost(error))
  socket.on('close', () => markLost(undefined))

  function markLost(cause: unknown) {
    if (lostError) return
    lostError = new ConnectionLost('the connection to the database broke', cause)
    for (const batch of batches.splice(0)) {
      clearTimeout(batch.deadline)
      batch.stopWatching?.()
      batch.reject(lostError)
    }
    for (const listener of closeListeners) listener()
  }

  setMessageHandler((type, bytes, start, end) => {
    const batch = batches[0]
    if (type === MESSAGE.dataRow) {
      const step = batch?.steps[batch.currentStep]
      step?.onRow?.(bytes, start, end)
      if (step?.isEnough?.()) cancel(batch!)
    } else if (type === MESSAGE.commandComplete || type === MESSAGE.emptyQuery) {
      if (!batch) return
      const tag = bytes.toString('latin1', start, Math.max(start, end - 1))
      batch.steps[batch.currentStep++]?.onComplete?.(tag)
    } else if (type === MESSAGE.parseComplete) {
      const statement = batch?.newStatements[batch.parsedCount++]
      if (statement) statements.add(statement)
    } else if (type === MESSAGE.error) {
      const error = parseServerError(bytes, start)
      if (batch) batch.error ??= error
      else markLost(error)
    } else if (type === MESSAGE.ready) finishBatch(bytes[start]!)
    else if (type === MESSAGE.notification) {
      const channelEnd = bytes.indexOf(0, start + 4)
      onNotification(
        bytes.toString('utf8', start + 4, channelEnd),
        bytes.toString('utf8', channelEnd + 1, end - 1),
      )
    }
  })

  function finishBatch(status: number) {
    transactionStatus = status
    const finished = batches.shift()
    if (!finished) return
    clearTimeout(finished.deadline)
    finished.stopWatching?.()
    if (isStaleStatement(finished.error))
      for (const { role = '', sql } of finished.steps) statements.remove({ role, sql })
    if (pendingCancel && !finished.cancelling && isCancelled(finished.error))
      finished.error = new CancelledByAnother(finished.error)
    pendingCancel = finished.cancelling ?? pendingCancel
    const settle = () => (finished.error ? finished.reject(finished.error) : finished.resolve())
    if (pendingCancel && batches.length === 0) void waitForCancel(pendingCancel).then(settle)
    else settle()
  }

  /**
   * A cancel request that arrives late would cancel the next batch of this connection. Waits until the server has processed
   * it, and runs a query that may be cancelled; closes the connection when the outcome of the request is unknown.
   */
  async function waitForCancel(cancelling: Promise<boolean>) {
    pendingCancel = undefined
    if (!(await cancelling))
      return void socket.destroy(new Error('the outcome of a cancel request is unknown'))
    await run([{ sql: 'select 1' }]).catch(() => {})
  }

  function cancel(running: RunningBatch) {
    running.cancelling ??= sendCancelRequest(options, key, session.connectTimeoutMs)
  }

  /** For a server that does not respond any more; on a healthy one statement_timeout ends the statement earlier. */
  function onBatchTimeout(batch: RunningBatch) {
    if (batch !== batches[0]) return void (batch.deadline = setTimeout(onBatchTimeout, batchTimeoutMs, batch))
    cancel(batch)
    batch.deadline = setTimeout(() => socket.destroy(new Error('no response in time')), CANCEL_GRACE_MS)
  }

  function watchClient(batch: RunningBatch, getAbortSignal: GetAbortSignal) {
    const signal = getAbortSignal()
    // A batch behind others is short, and a cancel request would cancel the first one.
    const onAbort = () => batch === batches[0] && cancel(batch)
    batch.deadline = setTimeout(onBatchTimeout, batchTimeoutMs, batch)
    if (signal.aborted) return onAbort()
    signal.addEventListener('abort', onAbort, { once: true })
    batch.stopWatching = () => signal.removeEventListener('abort', onAbort)
  }

  function addBatch(steps: readonly Step[], getAbortSignal: GetAbortSignal | undefined): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const newStatements = writeBatch(steps, statements, writer)
    const batch: RunningBatch = {
      steps,
      currentStep: 0,
      newStatements,
      parsedCount: 0,
      error: undefined,
      resolve,
      reject,
    }
    batch.deadline = getAbortSignal
      ? setTimeout(watchClient, WATCH_CLIENT_AFTER_MS, batch, getAbortSignal)
      : setTimeout(onBatchTimeout, batchTimeoutMs, batch)
    batches.push(batch)
    return promise
  }

  function send() {
    isSendScheduled = false
    if (!lostError) socket.write(writer.takeBatches())
  }

  function run(steps: readonly Step[], getAbortSignal?: GetAbortSignal): Promise<void> {
    if (lostError) return Promise.reject(lostError)
    if (batches.length > 0) return Promise.reject(new Error('the connection is busy'))
    const finished = addBatch(steps, getAbortSignal)
    send()
    return finished
  }

  function runShared(steps: readonly Step[], getAbortSignal?: GetAbortSignal): Promise<void> {
    if (lostError) return Promise.reject(lostError)
    if (!isSendScheduled) {
      if (batches.length > 0) return Promise.reject(new Error('the connection is busy'))
      isSendScheduled = true
      setImmediate(send)
    }
    return addBatch(steps, getAbortSignal)
  }

  return {
    run,
    runShared,
    hasUnsentBatches: () => isSendScheduled && lostError === undefined,
    isIdle: () => transactionStatus === IDLE,
    isOpen: () => lostError === undefined,
    discardStatements: () => statements.removeAll(),
    onClose: (listener) => closeListeners.push(listener),
    close() {
      if (lostError) return
      socket.end(serialize.end())
      markLost(undefined)
    },
  }
}
