import type { PiecePen } from '../../figures/engine/piece-pen.ts'
import type { Vec } from '../../geometry/vector.ts'
import type { Diagram } from '../diagram.ts'
import { drawSlot } from './cycle.ts'
import { drawSun } from './sun.ts'

const RADIUS = 50
const HATCH_STEP = 9

/** Hatches the part of a disc between its left edge and the line between light and dark; `edge` 1 is the whole disc. */
function darken(pen: PiecePen, edge: number, mirrored: boolean, degrees = 0): void {
  const [cosine, sine] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  const toPoint = (x: number, y: number): string => {
    const u = mirrored ? -x : x
    return `${(u * cosine - y * sine).toFixed(1)},${(u * sine + y * cosine).toFixed(1)}`
  }
  const halfWidthAt = (share: number) => RADIUS * Math.sqrt(1 - share * share)
  const border = [-0.7, 0, 0.7].map((share) => toPoint(edge * halfWidthAt(share), share * RADIUS))
  if (Math.abs(edge) < 1) pen.lines(0, [toPoint(0, -RADIUS), ...border, toPoint(0, RADIUS)].join(' '))
  for (let y = -RADIUS + HATCH_STEP; y < RADIUS; y += HATCH_STEP) {
    const half = halfWidthAt(y / RADIUS)
    pen.lines(0, `${toPoint(-half, y)} ${toPoint(edge * half, y)}`)
  }
}

/** Each phase with the position of the line between light and dark, and whether the dark part is on the right. */
const PHASES = [
  ['new-moon', 1, false],
  ['waxing-crescent', 0.5, false],
  ['first-quarter', 0, false],
  ['waxing-gibbous', -0.5, false],
  ['full-moon', -1, false],
  ['waning-gibbous', -0.5, true],
  ['last-quarter', 0, true],
  ['waning-crescent', 0.5, true],
] as const
const MOON_SHARE = 0.19

export const moonPhases: Diagram = {
  labels: PHASES.map(([name]) => name),
  shows: ['moon', 'earth', 'sky', 'night'],
  draw(canvas) {
    const { frame } = canvas
    const size = Math.min(frame.w, frame.h) * MOON_SHARE
    const isUpright = frame.h > frame.w
    for (const [i, [label, edge, mirrored]] of PHASES.entries()) {
      const angle = (i / PHASES.length) * 2 * Math.PI
      const reach = isUpright ? 1 : 0.94
      const middle: Vec = [
        frame.x + frame.w / 2 + (frame.w / 2 - size * 0.82) * Math.sin(angle),
        frame.y + frame.h / 2 - 24 - (frame.h / 2 - size * 0.75) * reach * Math.cos(angle),
      ]
      const slot = {
        label,
        draw: (_: unknown, place: (v: Vec) => Vec) =>
          canvas.draw('moon', place, (pen) => {
            pen.oval(0, 0, RADIUS)
            if (edge > -1) darken(pen, edge, mirrored)
          }),
      }
      drawSlot(canvas, slot, middle, size)
    }
    const short = Math.min(frame.w, frame.h)
    canvas.draw('earth', canvas.around(50, 48, short * 0.26), globe)
    canvas.label('earth', canvas.around(50, 48, short * 0.26)([0, 62]))
  },
}

function globe(pen: PiecePen): void {
  pen.oval(0, 0, RADIUS)
  pen.shape('-40,-20 -26,-38 -4,-42 4,-28 -8,-16 -14,2 -26,8 -38,-4')
  pen.shape('-12,10 4,8 8,22 -2,40 -12,34 -16,20')
  pen.shape('14,-30 34,-30 44,-14 40,4 30,22 18,18 16,0 10,-12')
}

export const dayAndNight: Diagram = {
  labels: ['sun', 'day', 'night', 'earth'],
  shows: ['morning', 'evening', 'planet', 'star'],
  draw(canvas) {
    const { at, frame } = canvas
    const short = Math.min(frame.w, frame.h)
    const isUpright = frame.h > frame.w
    const sun: Vec = isUpright ? [50, 16] : [16, 48]
    const earth: Vec = isUpright ? [50, 66] : [66, 48]
    drawSun(canvas, sun[0], sun[1], short * 0.36)
    const place = canvas.around(earth[0], earth[1], short * 0.5)
    canvas.draw('earth', place, (pen) => {
      pen.band('-26,-66 0,0 26,66', 5)
      globe(pen)
      darken(pen, 0, !isUpright, isUpright ? -90 : 0)
    })
    for (const shift of [-14, 0, 14])
      canvas.arrow(
        isUpright
          ? [at([50 + shift, 29]), at([50 + shift, 33]), at([50 + shift, 39])]
          : [at([29, 48 + shift]), at([34, 48 + shift]), at([41, 48 + shift])],
      )
    canvas.label('sun', at(isUpright ? [50, 4] : [16, 16]))
    canvas.label('day', place(isUpright ? [-34, -58] : [-58, 36]))
    canvas.label('night', place(isUpright ? [40, 58] : [70, 30]))
    canvas.label('earth', place([0, 78]))
  },
}
