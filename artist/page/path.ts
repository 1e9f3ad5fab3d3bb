/** One command of a path: absolute M, L, C or Z with its points as x, y, x, y … */
interface PathCommand {
  kind: 'M' | 'L' | 'C' | 'Z'
  points: number[]
}

const TOKEN = /[a-zA-Z]|-?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/g
const ARGUMENTS: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6 }

/**
 * Parses SVG path data with the commands m, l, h, v, c and z, absolute or relative. A repeated command letter may be left out, as SVG
 * allows. Other commands are ignored.
 */
export function parsePath(d: string): PathCommand[] {
  const commands: PathCommand[] = []
  let letter = 'M'
  let values: number[] = []
  let [x, y, startX, startY] = [0, 0, 0, 0]
  for (const [token] of d.matchAll(TOKEN)) {
    if (token >= 'A') {
      letter = token
      values = []
      if (token !== 'Z' && token !== 'z') continue
      commands.push({ kind: 'Z', points: [] })
      ;[x, y] = [startX, startY]
      continue
    }
    values.push(Number(token))
    const kind = letter.toUpperCase()
    if (values.length < (ARGUMENTS[kind] ?? Infinity)) continue
    const [originX, originY] = letter === kind ? [0, 0] : [x, y]
    if (kind === 'H') values = [values[0]! + originX, y]
    else if (kind === 'V') values = [x, values[0]! + originY]
    else if (letter !== kind)
      for (let i = 0; i < values.length; i += 2) {
        values[i]! += originX
        values[i + 1]! += originY
      }
    ;[x, y] = [values.at(-2)!, values.at(-1)!]
    commands.push({ kind: kind === 'M' || kind === 'C' ? kind : 'L', points: values })
    if (kind === 'M') {
      ;[startX, startY] = [x, y]
      letter = letter === 'm' ? 'l' : 'L'
    }
    values = []
  }
  return commands
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
      ;[x, y] = [startX, startY]
      continue
    }
    const letter = kind.toLowerCase()
    let text = ''
    let [nextX, nextY] = [x, y]
    for (let i = 0; i < points.length; i += 2) {
      nextX = Math.round(points[i]! * scale)
      nextY = Math.round(points[i + 1]! * scale)
      text += number(nextX - x, text === '') + number(nextY - y, false)
    }
    if (kind === 'L' && nextX === x && nextY === y) continue
    out += letter === last ? (text.startsWith('-') ? text : ` ${text}`) : letter + text
    last = kind === 'M' ? 'l' : letter
    ;[x, y] = [nextX, nextY]
    if (kind === 'M') [startX, startY] = [x, y]
  }
  return out
}

const number = (value: number, first: boolean) => (value < 0 || first ? `${value}` : ` ${value}`)
