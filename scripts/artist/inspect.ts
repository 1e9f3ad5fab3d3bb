// Shows the numbered parts of one icon, for writing overrides: node scripts/artist/inspect.ts <id> [out.png]
import { writeFileSync } from 'node:fs'
import { Resvg } from '@resvg/resvg-js'
import { middle } from './convert/eyes.ts'
import { classifyIcon } from './convert/convert-figure.ts'
import { writePath } from './convert/path-data.ts'
import { decisions, readAllowList, readIcons, readOverrides } from './convert/icon-sources.ts'

const id = process.argv[2]
const allowed = readAllowList().find((entry) => entry.id === id)
if (!allowed) throw new Error(`${id} is not on the allow-list`)
const override = readOverrides().get(allowed.id)
const classified = classifyIcon(readIcons().icons[allowed.icon]!.body, {
  alive: override?.alive ?? true,
  overrides: decisions(override ?? {}),
})
classified.forEach(({ part, kind, level }, index) => {
  const { x, y } = middle(part)
  const properties = [
    `r ${part.radius.toFixed(1)}`,
    `area ${part.area.toFixed(0)}`,
    `L ${part.color[0].toFixed(0)}`,
  ]
  console.log(`${index} ${kind} ${level} at ${x.toFixed(0)},${y.toFixed(0)} ${properties.join(' ')}`)
})
const shapes = classified.map(({ part, kind }, index) => {
  const hue = (index * 47) % 360
  return `<path d="${writePath(part.contours)}" fill="hsl(${hue} 70% ${kind === 'drop' ? 92 : 75}%)" stroke="#000" stroke-width=".3"/>`
})
const labels = classified.map(({ part, kind }, index) => {
  const { x, y } = middle(part)
  return `<text x="${x}" y="${y}" font-size="3.4" text-anchor="middle" font-family="sans-serif">${index}${kind[0]}</text>`
})
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128" width="1000">${shapes.join('')}${labels.join('')}</svg>`
writeFileSync(
  process.argv[3] ?? '.cache/inspect.png',
  new Resvg(svg, { background: '#fff' }).render().asPng(),
)
