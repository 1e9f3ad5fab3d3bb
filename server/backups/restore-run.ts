import { randomUUID } from 'node:crypto'
import type { Log } from '../monitoring/log.ts'
import { type PreparedRestore, type RestoreFailure, restoreFailureOf } from './prepare-restore.ts'

interface RestoreRequest {
  name: string
  file: string
  /** The account that started it. */
  administrator: string
}

/** Starts a restore and returns its id; undefined if one is running. */
export type StartRestore = (request: RestoreRequest) => string | undefined

/** `preparing`: the site is open and the backup is read; `saving` and `starting`: it is closed. */
type Phase = 'preparing' | 'saving' | 'starting' | 'done' | 'failed'

interface RestoreStatus {
  phase: Phase
  backup: string
  /** The backup of the site as it was before. */
  safetyBackup?: string
  reason?: RestoreFailure
}

interface Options {
  prepare(request: RestoreRequest): Promise<PreparedRestore>
  /** Ends all work with the database and stops it. */
  closeSite(): Promise<void>
  openSite(): Promise<void>
  recordFailure(request: RestoreRequest, reason: RestoreFailure): Promise<void>
  /** Called if the site could be opened neither with the new data nor with the old. */
  onFatal(error: unknown): void
  log: Log
}

const STATUS_PATH = /\/restores\/([0-9a-f-]{36})$/

/** Runs one restore at a time and reports its progress. A failure brings the site back as it was. */
export function createRestoreRun({ prepare, closeSite, openSite, recordFailure, onFatal, log }: Options) {
  let id: string | undefined
  let status: RestoreStatus | undefined
  let isSiteClosed = false
  let running: Promise<void> = Promise.resolve()

  async function replaceSite(prepared: PreparedRestore): Promise<void> {
    isSiteClosed = true
    status!.phase = 'saving'
    await closeSite()
    try {
      status!.safetyBackup = await prepared.exchange()
      status!.phase = 'starting'
      await openSite()
    } catch (error) {
      await prepared.undo()
      await openSite().catch(onFatal)
      throw error
    } finally {
      isSiteClosed = false
    }
  }

  async function reportFailure(request: RestoreRequest, error: unknown): Promise<void> {
    const reason = restoreFailureOf(error)
    log.error({ err: error, backup: request.name }, 'a backup could not be restored; the site is as before')
    await recordFailure(request, reason).catch((failure: unknown) =>
      log.warn({ err: failure }, 'the audit log could not be written'),
    )
    status = { ...status!, phase: 'failed', reason }
  }

  async function run(request: RestoreRequest): Promise<void> {
    let prepared: PreparedRestore | undefined
    try {
      prepared = await prepare(request)
      await replaceSite(prepared)
      status!.phase = 'done'
      log.info({ backup: request.name }, 'a backup was restored')
    } catch (error) {
      await reportFailure(request, error)
    } finally {
      await prepared?.cleanUp().catch((error: unknown) => log.warn({ err: error }, 'cleaning up a restore'))
    }
  }

  const isRunning = () => status !== undefined && status.phase !== 'done' && status.phase !== 'failed'
  return {
    start(request: RestoreRequest): string | undefined {
      if (isRunning()) return undefined
      id = randomUUID()
      status = { phase: 'preparing', backup: request.name }
      running = run(request)
      return id
    },
    /** Whether visitors get the maintenance page. */
    isSiteClosed: () => isSiteClosed,
    /** The progress of the restore, for those who know its id; undefined for other addresses. */
    respond(request: Request): Response | undefined {
      const requestedId = id && STATUS_PATH.exec(request.url)?.[1]
      if (!requestedId || requestedId !== id) return undefined
      return Response.json(status, { headers: { 'cache-control': 'no-store' } })
    },
    /** Resolves when no restore is running. */
    idle: () => running,
  }
}
