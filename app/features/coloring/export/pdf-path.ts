const TOKEN = /[a-zA-Z]|-?(?:\d+\.?\d*|\.\d+)/g
const ARGUMENTS: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6 }

/** Converts SVG path data of masters and outlines (m, l, h, v, c, z in either case) to PDF operators. */
export function toPdfPath(d: string): string {
  let out = ''
  let letter = ''
  let values: number[] = []
  let [x, y, startX, startY] = [0, 0, 0, 0]
  for (const [token] of d.matchAll(TOKEN)) {
    if (/[a-zA-Z]/.test(token)) {
      letter = token
      values = []
      if (token !== 'z' && token !== 'Z') continue
      out += 'h '
      ;[x, y] = [startX, startY]
      continue
    }
    values.push(Number(token))
    const kind = letter.toLowerCase()
    if (values.length < (ARGUMENTS[kind] ?? Infinity)) continue
    const [fromX, fromY] = letter === kind ? [x, y] : [0, 0]
    if (kind === 'h') x = fromX + values[0]!
    else if (kind === 'v') y = fromY + values[0]!
    else [x, y] = [fromX + values.at(-2)!, fromY + values.at(-1)!]
    if (kind === 'c')
      out += `${fromX + values[0]!} ${fromY + values[1]!} ${fromX + values[2]!} ${fromY + values[3]!} ${x} ${y} c `
    else out += `${x} ${y} ${kind === 'm' ? 'm' : 'l'} `
    if (kind === 'm') {
      ;[startX, startY] = [x, y]
      letter = letter === 'm' ? 'l' : 'L'
    }
    values = []
  }
  return out
}
