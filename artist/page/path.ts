/** One command of a path: absolute M, L, C or Z with its points as x, y, x, y … */
interface PathCommand {
  kind: 'M' | 'L' | 'C' | 'Z'
  points: number[]
}

const ARGUMENTS: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6 }

/**
 * Parses SVG path data with the commands m, l, h, v, c and z, absolute or relative. A repeated command letter may be left out, as SVG
 * allows. Other commands are ignored. Every line of a page is parsed several times, so this reads characters instead of using expressions.
 */
export function parsePath(d: string): PathCommand[] {
  const commands: PathCommand[] = []
  let letter = 'M'
  let kind = 'M'
  let needed = 2
  let values: number[] = []
  let x = 0
  let y = 0
  let startX = 0
  let startY = 0
  for (let i = 0; i < d.length;) {
    if (isLetter(d.charCodeAt(i))) {
      letter = d[i++]!
      kind = letter.toUpperCase()
      needed = ARGUMENTS[kind] ?? Infinity
      values = []
      if (kind !== 'Z') continue
      commands.push({ kind: 'Z', points: [] })
      x = startX
      y = startY
      continue
    }
    const end = endOfNumber(d, i)
    if (end === i) {
      i++
      continue
    }
    values.push(toNumber(d, i, end))
    i = end
    if (values.length < needed) continue
    const isRelative = letter !== kind
    if (kind === 'H') values = [values[0]! + (isRelative ? x : 0), y]
    else if (kind === 'V') values = [x, values[0]! + (isRelative ? y : 0)]
    else if (isRelative)
      for (let k = 0; k < values.length; k += 2) {
        values[k]! += x
        values[k + 1]! += y
      }
    x = values[values.length - 2]!
    y = values[values.length - 1]!
    commands.push({ kind: kind === 'M' || kind === 'C' ? kind : 'L', points: values })
    if (kind === 'M') {
      startX = x
      startY = y
      letter = isRelative ? 'l' : 'L'
      kind = 'L'
    }
    values = []
  }
  return commands
}

const [MINUS, PLUS, DOT, ZERO, NINE, SMALL_E] = ['-', '+', '.', '0', '9', 'e'].map((each) =>
  each.charCodeAt(0),
) as [number, number, number, number, number, number]
const isDigit = (code: number): boolean => code >= ZERO && code <= NINE
/** Setting this bit makes a letter small. */
const isLetter = (code: number): boolean => (code | 32) >= 97 && (code | 32) <= 122

/** Where the number ends that begins at `start`; `start` itself if there is none. */
function endOfNumber(d: string, start: number): number {
  let at = d.charCodeAt(start) === MINUS ? start + 1 : start
  const digits = at
  while (isDigit(d.charCodeAt(at))) at++
  const hasInteger = at > digits
  if (d.charCodeAt(at) === DOT && (hasInteger || isDigit(d.charCodeAt(at + 1)))) {
    at++
    while (isDigit(d.charCodeAt(at))) at++
  } else if (!hasInteger) return start
  if (d.charCodeAt(at) !== SMALL_E) return at
  const sign = d.charCodeAt(at + 1)
  let exponent = at + (sign === MINUS || sign === PLUS ? 2 : 1)
  if (!isDigit(d.charCodeAt(exponent))) return at
  while (isDigit(d.charCodeAt(exponent))) exponent++
  return exponent
}

/** So many digits are exact in a number, and so the quotient of two such numbers is what `Number` returns. */
const EXACT_DIGITS = 15
const POWERS = Array.from({ length: EXACT_DIGITS + 1 }, (_, i) => 10 ** i)

function toNumber(d: string, start: number, end: number): number {
  if (end - start > EXACT_DIGITS) return Number(d.slice(start, end))
  const isNegative = d.charCodeAt(start) === MINUS
  let digits = 0
  let decimals = -1
  for (let i = isNegative ? start + 1 : start; i < end; i++) {
    const code = d.charCodeAt(i)
    if (code === DOT) decimals = 0
    else if (!isDigit(code)) return Number(d.slice(start, end))
    else {
      digits = digits * 10 + (code - ZERO)
      if (decimals >= 0) decimals++
    }
  }
  const value = decimals > 0 ? digits / POWERS[decimals]! : digits
  return isNegative ? -value : value
}

/**
 * Writes relative commands in whole tenths of a unit, which takes less than half the bytes of absolute decimals.
 * Absolute positions are rounded before taking differences, so errors do not add up.
 */
export function compactPath(commands: readonly PathCommand[], scale = 10): string {
  let out = ''
  let last = ''
  let [x, y, startX, startY] = [0, 0, 0, 0]
  for (const { kind, points } of commands) {
    if (kind === 'Z') {
      out += 'z'
      last = 'z'
      x = startX
      y = startY
      continue
    }
    const letter = kind.toLowerCase()
    let text = ''
    let nextX = x
    let nextY = y
    for (let i = 0; i < points.length; i += 2) {
      nextX = Math.round(points[i]! * scale)
      nextY = Math.round(points[i + 1]! * scale)
      text += number(nextX - x, text === '') + number(nextY - y, false)
    }
    if (kind === 'L' && nextX === x && nextY === y) continue
    out += letter === last ? (text.startsWith('-') ? text : ` ${text}`) : letter + text
    last = kind === 'M' ? 'l' : letter
    x = nextX
    y = nextY
    if (kind !== 'M') continue
    startX = x
    startY = y
  }
  return out
}

const number = (value: number, first: boolean) => (value < 0 || first ? `${value}` : ` ${value}`)
