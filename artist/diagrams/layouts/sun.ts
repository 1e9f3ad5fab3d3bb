import type { DiagramCanvas } from '../diagram.ts'

const RAYS = 10

/** A sun with rays around a point in per cent of the frame. */
export function drawSun(canvas: DiagramCanvas, x: number, y: number, size: number): void {
  canvas.draw('sun', canvas.around(x, y, size), (pen) => {
    for (let i = 0; i < RAYS; i++) {
      const on = (turn: number, radius: number) => {
        const angle = ((i + turn) / RAYS) * 2 * Math.PI
        return `${(Math.cos(angle) * radius).toFixed(1)},${(Math.sin(angle) * radius).toFixed(1)}`
      }
      pen.poly(`${on(-0.34, 28)} ${on(0, 50)} ${on(0.34, 28)}`)
    }
    pen.oval(0, 0, 29)
  })
}
