import pino from 'pino'

export type Log = pino.Logger

const SECRET = ['authorization', 'apikey', 'cookie', 'password', 'token'].flatMap((name) => [
  name,
  `*.${name}`,
])

/**
 * One line an event on standard output: JSON for machines, plain words where a person is watching. Nothing personal goes in: no
 * addresses, no tokens, no queries, no bodies.
 */
export function createLog(level: string, { isTerminal = process.stdout.isTTY === true } = {}): Log {
  const options = { level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime, redact: SECRET }
  return isTerminal
    ? pino(options, { write: (line: string) => void process.stdout.write(plain(line)) })
    : pino(options)
}

interface Line {
  level: number
  msg?: string
  err?: { stack?: string }
  [fact: string]: unknown
}

const MARKS: [number, string][] = [
  [50, '✗'],
  [40, '!'],
  [0, '·'],
]

/** `· the message (fact: value)`, with the stack of an error below it. */
export function plain(line: string): string {
  const { level, time: _time, msg = '', err, ...facts } = JSON.parse(line) as Line
  const [, mark] = MARKS.find(([from]) => level >= from)!
  const told = Object.entries(facts).map(
    ([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`,
  )
  return `${mark} ${msg}${told.length > 0 ? ` (${told.join(', ')})` : ''}\n${err?.stack ? `${err.stack}\n` : ''}`
}
