/** One command of a shape's path: absolute M, L, C or Z with its points as x, y, x, y … */
interface PathCommand {
  kind: 'M' | 'L' | 'C' | 'Z'
  points: number[]
}

const TOKEN = /[MLCZ]|-?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/g
const POINTS_OF = { M: 2, L: 2, C: 6, Z: 0 } as const

/** Parses a path. A repeated command letter may be left out, as SVG allows. */
export function parsePath(d: string): PathCommand[] {
  const commands: PathCommand[] = []
  let kind: PathCommand['kind'] = 'M'
  let points: number[] = []
  for (const [token] of d.matchAll(TOKEN)) {
    if (token === 'Z') commands.push({ kind: 'Z', points: [] })
    else if (token === 'M' || token === 'L' || token === 'C') kind = token
    else {
      points.push(Number(token))
      if (points.length < POINTS_OF[kind]) continue
      commands.push({ kind, points })
      points = []
      if (kind === 'M') kind = 'L'
    }
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
