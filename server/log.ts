import pino from 'pino'

export type Log = pino.Logger

/** Structured lines on standard output. Nothing personal goes in: no addresses, no tokens, no queries, no bodies. */
export const createLog = (level: string): Log =>
  pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: [
      'authorization',
      'apikey',
      'cookie',
      'password',
      'token',
      '*.authorization',
      '*.apikey',
      '*.cookie',
      '*.password',
      '*.token',
    ],
  })
