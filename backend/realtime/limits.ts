export interface RealtimeLimits {
  sockets: number
  socketsPerAddress: number
  /** Joined channels of one socket. */
  topics: number
  messageBytes: number
  /** Messages of one socket that wait for their turn. */
  waitingMessages: number
  /** Row changes that wait to be delivered. */
  waitingChanges: number
  pingMs: number
  /** How often ended sessions, run-out tokens and idle sockets are looked for. */
  patrolMs: number
  /** How long a socket may be open without a channel. */
  idleMs: number
}

export const defaultLimits: RealtimeLimits = {
  sockets: 5_000,
  // A school behind one address, with more than one tab each.
  socketsPerAddress: 200,
  topics: 20,
  messageBytes: 64 * 1024,
  waitingMessages: 50,
  waitingChanges: 1_000,
  pingMs: 30_000,
  patrolMs: 5_000,
  idleMs: 90_000,
}

export interface RealtimeLog {
  warn(facts: object, text: string): void
  error(facts: object, text: string): void
}
