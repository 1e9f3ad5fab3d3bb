export interface RealtimeLimits {
  maxSockets: number
  maxSocketsPerAddress: number
  maxChannelsPerSocket: number
  maxChannels: number
  maxChannelsPerAddress: number
  /** Joins that are checked in the database at the same time; others wait for their turn. */
  maxConcurrentJoins: number
  maxConcurrentJoinsPerAddress: number
  maxMessageBytes: number
  /** Messages of one socket that wait to be handled. */
  maxQueuedMessages: number
  /** Row changes that wait to be delivered. */
  maxQueuedChanges: number
  /** Broadcasts and changes of presence that one socket may send: this many at once, and then per second. */
  maxBroadcastBurst: number
  maxBroadcastsPerSecond: number
  /** Bytes that the messages of one address may cost when they are delivered to all receivers: this many at once, and then per second. */
  maxDeliveryBurstBytes: number
  maxDeliveryBytesPerSecond: number
  /** Clients of one process that may be present in one topic. */
  maxPresencesPerTopic: number
  maxPresenceBytes: number
  pingIntervalMs: number
  /** The interval of the check for ended sessions, expired tokens and idle sockets. */
  cleanupIntervalMs: number
  /** How long a socket may stay open without a channel. */
  idleTimeoutMs: number
}

export const defaultRealtimeLimits: RealtimeLimits = {
  maxSockets: 5_000,
  // Enough for a school behind one address, with several tabs per pupil.
  maxSocketsPerAddress: 200,
  maxChannelsPerSocket: 20,
  maxChannels: 10_000,
  maxChannelsPerAddress: 400,
  maxConcurrentJoins: 4,
  maxConcurrentJoinsPerAddress: 2,
  maxMessageBytes: 64 * 1024,
  maxQueuedMessages: 50,
  maxQueuedChanges: 1_000,
  maxBroadcastBurst: 100,
  maxBroadcastsPerSecond: 20,
  // Two hundred pupils behind one address who join one topic and become present at once.
  maxDeliveryBurstBytes: 24 * 1024 * 1024,
  maxDeliveryBytesPerSecond: 4 * 1024 * 1024,
  maxPresencesPerTopic: 200,
  maxPresenceBytes: 2_048,
  pingIntervalMs: 30_000,
  cleanupIntervalMs: 5_000,
  idleTimeoutMs: 90_000,
}
