export interface ClientTurnLimits {
  /** How many jobs of one client run at once. */
  maxActive: number
  /** How many jobs of one client wait for their turn. */
  maxWaiting: number
  maxWaitMs: number
}

/** Thrown when a client has too many jobs or its turn does not come in time, and for jobs whose client has left. */
export class TurnRefused extends Error {}

interface Waiting {
  start(): void
  refuse(): void
  isGone?: () => boolean
}

interface Client {
  active: number
  queue: Waiting[]
}

export interface ClientTurns {
  /** Runs a job in its client's turn. A job that has to wait does not start if its client has left before its turn. */
  run<T>(client: string, job: () => Promise<T>, isGone?: () => boolean): Promise<T>
}

/** Gives each client a share of a resource, so that one of them cannot hold all of it. Further jobs wait, up to a bound. */
export function createClientTurns(
  { maxActive, maxWaiting, maxWaitMs }: ClientTurnLimits,
  createRefusal: () => Error = () => new TurnRefused(),
): ClientTurns {
  const clients = new Map<string, Client>()

  function waitForTurn(client: Client, isGone?: () => boolean): Promise<void> {
    if (client.queue.length >= maxWaiting) removeGone(client)
    if (client.queue.length >= maxWaiting) return Promise.reject(createRefusal())
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const refuse = () => {
      clearTimeout(timer)
      reject(createRefusal())
    }
    const timer = setTimeout(() => {
      client.queue.splice(client.queue.indexOf(waiting), 1)
      refuse()
    }, maxWaitMs)
    // Waiting jobs do not keep a server alive that is shutting down.
    timer.unref()
    const waiting: Waiting = {
      isGone,
      refuse,
      start() {
        clearTimeout(timer)
        resolve()
      },
    }
    client.queue.push(waiting)
    return promise
  }

  function removeGone(client: Client): void {
    const gone = client.queue.filter(({ isGone }) => isGone?.())
    client.queue = client.queue.filter((waiting) => !gone.includes(waiting))
    for (const { refuse } of gone) refuse()
  }

  /** Passes the turn to the first waiting job whose client is still connected. */
  function endTurn(key: string, client: Client): void {
    for (let next = client.queue.shift(); next; next = client.queue.shift()) {
      if (!next.isGone?.()) return next.start()
      next.refuse()
    }
    if (--client.active === 0) clients.delete(key)
  }

  function clientOf(key: string): Client {
    const known = clients.get(key)
    if (known) return known
    const client = { active: 0, queue: [] }
    clients.set(key, client)
    return client
  }

  /** Not an async function, because almost every job starts at once, and each further promise costs time. */
  function runInTurn<T>(key: string, client: Client, job: () => Promise<T>): Promise<T> {
    const end = () => endTurn(key, client)
    try {
      const finished = job()
      void finished.then(end, end)
      return finished
    } catch (error) {
      end()
      return Promise.reject(error as Error)
    }
  }

  return {
    run(key, job, isGone) {
      const client = clientOf(key)
      if (client.active >= maxActive) {
        if (isGone?.()) return Promise.reject(createRefusal())
        return waitForTurn(client, isGone).then(() => runInTurn(key, client, job))
      }
      client.active++
      return runInTurn(key, client, job)
    },
  }
}
