/** Parses any SVG path into absolute cubic contours, the only form the conversion uses. */
export interface Contour {
  /** x0 y0, then six numbers per cubic: c1x c1y c2x c2y x y. */
  points: number[]
  closed: boolean
}

const ARGUMENTS: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 }
const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/iy

/** Arc flags need no separator ("01.5"), so each argument is parsed by its type. */
function* commands(d: string): Generator<[string, number[]]> {
  let at = 0
  let command = ''
  const skip = () => {
    while (at < d.length && /[\s,]/.test(d[at]!)) at++
  }
  for (;;) {
    skip()
    if (at >= d.length) return
    if (/[a-z]/i.test(d[at]!)) command = d[at++]!
    const lower = command.toLowerCase()
    const count = ARGUMENTS[lower]
    if (count === undefined) throw new Error(`path command ${command} in ${d.slice(0, 40)}`)
    const args: number[] = []
    for (let i = 0; i < count; i++) {
      skip()
      if (lower === 'a' && (i === 3 || i === 4)) {
        args.push(d[at++] === '1' ? 1 : 0)
        continue
      }
      NUMBER.lastIndex = at
      const match = NUMBER.exec(d)
      if (!match) throw new Error(`path number at ${at} in ${d.slice(0, 40)}`)
      args.push(Number(match[0]))
      at = NUMBER.lastIndex
    }
    yield [command, args]
    if (command === 'm') command = 'l'
    if (command === 'M') command = 'L'
  }
}

export function readPath(d: string): Contour[] {
  const contours: Contour[] = []
  let open: Contour | undefined
  let [x, y, startX, startY] = [0, 0, 0, 0]
  let [handleX, handleY, before] = [0, 0, '']
  const cubic = (...p: [number, number, number, number, number, number]) => {
    if (!open) contours.push((open = { points: [x, y], closed: false }))
    open.points.push(...p)
    ;[x, y] = [p[4], p[5]]
  }
  const line = (toX: number, toY: number) =>
    cubic(x + (toX - x) / 3, y + (toY - y) / 3, x + ((toX - x) * 2) / 3, y + ((toY - y) * 2) / 3, toX, toY)
  for (const [command, a] of commands(d)) {
    const lower = command.toLowerCase()
    const [ox, oy] = command === lower ? [x, y] : [0, 0]
    const mirrored = (family: string): [number, number] =>
      family.includes(before) ? [2 * x - handleX, 2 * y - handleY] : [x, y]
    if (lower === 'm') {
      ;[x, y] = [a[0]! + ox, a[1]! + oy]
      ;[startX, startY] = [x, y]
      open = undefined
    } else if (lower === 'l') line(a[0]! + ox, a[1]! + oy)
    else if (lower === 'h') line(a[0]! + ox, y)
    else if (lower === 'v') line(x, a[0]! + oy)
    else if (lower === 'c' || lower === 's') {
      const [c1x, c1y] = lower === 'c' ? [a[0]! + ox, a[1]! + oy] : mirrored('cs')
      const rest = lower === 'c' ? a.slice(2) : a
      ;[handleX, handleY] = [rest[0]! + ox, rest[1]! + oy]
      cubic(c1x, c1y, handleX, handleY, rest[2]! + ox, rest[3]! + oy)
    } else if (lower === 'q' || lower === 't') {
      const [qx, qy] = lower === 'q' ? [a[0]! + ox, a[1]! + oy] : mirrored('qt')
      const [toX, toY] = [a[a.length - 2]! + ox, a[a.length - 1]! + oy]
      ;[handleX, handleY] = [qx, qy]
      cubic(
        x + ((qx - x) * 2) / 3,
        y + ((qy - y) * 2) / 3,
        toX + ((qx - toX) * 2) / 3,
        toY + ((qy - toY) * 2) / 3,
        toX,
        toY,
      )
    } else if (lower === 'a') {
      for (const piece of arc(x, y, a[0]!, a[1]!, a[2]!, a[3]!, a[4]!, a[5]! + ox, a[6]! + oy))
        cubic(...piece)
    } else {
      if (open) {
        if (Math.hypot(x - startX, y - startY) > 1e-6) line(startX, startY)
        open.closed = true
      }
      ;[x, y] = [startX, startY]
      open = undefined
    }
    before = lower
  }
  return contours
}

/** Converts SVG endpoint arcs to cubics of at most a quarter turn (implementation notes F.6 of SVG 1.1). */
function arc(
  x1: number,
  y1: number,
  radiusX: number,
  radiusY: number,
  degrees: number,
  large: number,
  sweep: number,
  x2: number,
  y2: number,
): [number, number, number, number, number, number][] {
  let [rx, ry] = [Math.abs(radiusX), Math.abs(radiusY)]
  if (rx === 0 || ry === 0 || (x1 === x2 && y1 === y2)) return [[x1, y1, x2, y2, x2, y2]]
  const phi = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(phi), Math.sin(phi)]
  const px = (cos * (x1 - x2)) / 2 + (sin * (y1 - y2)) / 2
  const py = (-sin * (x1 - x2)) / 2 + (cos * (y1 - y2)) / 2
  const grow = Math.sqrt((px * px) / (rx * rx) + (py * py) / (ry * ry))
  if (grow > 1) [rx, ry] = [rx * grow, ry * grow]
  const under = rx * rx * py * py + ry * ry * px * px
  const root = Math.sqrt(Math.max(0, (rx * rx * ry * ry - under) / under)) * (large === sweep ? -1 : 1)
  const [qx, qy] = [(root * rx * py) / ry, (-root * ry * px) / rx]
  const cx = cos * qx - sin * qy + (x1 + x2) / 2
  const cy = sin * qx + cos * qy + (y1 + y2) / 2
  const from = Math.atan2((py - qy) / ry, (px - qx) / rx)
  let turn = Math.atan2((-py - qy) / ry, (-px - qx) / rx) - from
  if (sweep && turn < 0) turn += 2 * Math.PI
  if (!sweep && turn > 0) turn -= 2 * Math.PI
  const steps = Math.max(1, Math.ceil(Math.abs(turn) / (Math.PI / 2) - 1e-6))
  const reach = (4 / 3) * Math.tan(turn / steps / 4)
  const place = (u: number, v: number): [number, number] => [
    cx + cos * rx * u - sin * ry * v,
    cy + sin * rx * u + cos * ry * v,
  ]
  return Array.from({ length: steps }, (_, i) => {
    const a = from + (turn * i) / steps
    const b = from + (turn * (i + 1)) / steps
    const [c1x, c1y] = place(Math.cos(a) - reach * Math.sin(a), Math.sin(a) + reach * Math.cos(a))
    const [c2x, c2y] = place(Math.cos(b) + reach * Math.sin(b), Math.sin(b) - reach * Math.cos(b))
    const [ex, ey] = i === steps - 1 ? [x2, y2] : place(Math.cos(b), Math.sin(b))
    return [c1x, c1y, c2x, c2y, ex, ey]
  })
}

const round = (value: number) => String(Math.round(value * 100) / 100)

/** Absolute M, L, C and Z; a straight cubic is written as a line. */
export function writePath(contours: readonly Contour[]): string {
  return contours.map(writeContour).join('')
}

function writeContour({ points: p, closed }: Contour): string {
  let out = `M${round(p[0]!)} ${round(p[1]!)}`
  let [x, y] = [p[0]!, p[1]!]
  for (let i = 2; i < p.length; i += 6) {
    const [a, b, c, d, e, f] = p.slice(i, i + 6) as [number, number, number, number, number, number]
    const back = closed && i + 6 >= p.length && Math.hypot(e - p[0]!, f - p[1]!) < 0.02
    if (isStraight(x, y, a, b, c, d, e, f)) {
      if (!back && Math.hypot(e - x, f - y) >= 0.01) out += `L${round(e)} ${round(f)}`
    } else out += `C${[a, b, c, d, e, f].map(round).join(' ')}`
    ;[x, y] = [e, f]
  }
  return closed ? `${out}Z` : out
}

function isStraight(x: number, y: number, a: number, b: number, c: number, d: number, e: number, f: number) {
  const length = Math.hypot(e - x, f - y)
  if (length < 0.01) return Math.hypot(a - x, b - y) + Math.hypot(c - x, d - y) < 0.02
  const off = (px: number, py: number) => Math.abs((px - x) * (f - y) - (py - y) * (e - x)) / length
  return off(a, b) < 0.02 && off(c, d) < 0.02
}
