import pino from 'pino'

export type Log = pino.Logger

const REDACTED = ['authorization', 'apikey', 'cookie', 'password', 'token'].flatMap((name) => [
  name,
  `*.${name}`,
])

/**
 * Logs to standard output: JSON lines, or readable text on a terminal. Callers must not log personal data
 * such as client addresses, tokens, query strings or bodies.
 */
export function createLog(level: string, { isTerminal = process.stdout.isTTY === true } = {}): Log {
  const options = { level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime, redact: REDACTED }
  return isTerminal
    ? pino(options, { write: (line: string) => void process.stdout.write(formatForTerminal(line)) })
    : pino(options)
}

interface LogLine {
  level: number
  msg?: string
  err?: { stack?: string }
  [field: string]: unknown
}

const LEVEL_SYMBOLS: [minLevel: number, symbol: string][] = [
  [50, '✗'],
  [40, '!'],
  [0, '·'],
]

/** Formats a JSON line as `· message (field: value)`, followed by the stack of an error. */
export function formatForTerminal(line: string): string {
  const { level, time: _time, msg = '', err, ...fields } = JSON.parse(line) as LogLine
  const [, symbol] = LEVEL_SYMBOLS.find(([minLevel]) => level >= minLevel)!
  const details = Object.entries(fields).map(
    ([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`,
  )
  return `${symbol} ${msg}${details.length > 0 ? ` (${details.join(', ')})` : ''}\n${err?.stack ? `${err.stack}\n` : ''}`
}
