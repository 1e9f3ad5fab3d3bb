// Fish. Outlines are lists of `x,y` points, `!` marks a sharp corner; outline-animal.ts explains the pen.
import { curve } from '../../../geometry/path.ts'
import type { OutlineAnimal, OutlinePen } from './outline-animal.ts'

interface FishPlan {
  body: string
  tail: string
  /** Fins behind and in front of the body. */
  fins: readonly string[]
  side?: string
  bands?: readonly string[]
  marks?: readonly string[]
  scales?: boolean
  eye: readonly [number, number]
  eyeSize?: number
  mouth: string
  extra?: readonly string[]
  teeth?: boolean
}

const FISH_BODY = '-70,0 -40,-34 10,-46 56,-30 78,0 56,28 10,42 -40,30'
const FAN_TAIL = '-58,0 -90,-34 -114,-40 -106,0 -114,40 -90,34'
const SIDE_FIN = '6,8 -22,4 -34,18 -22,30 2,22'
const plan = (given: Partial<FishPlan>): FishPlan => ({
  body: FISH_BODY,
  tail: FAN_TAIL,
  fins: ['-30,-34 -10,-66 30,-64 44,-38 10,-30', '-10,36 -14,60 16,62 26,36'],
  side: SIDE_FIN,
  eye: [44, -8],
  mouth: '84,8 72,12 60,8',
  ...given,
})

const SHARK_BODY = '-96,-4 -50,-30 10,-44 66,-34 108,-6! 84,14 40,30 -20,30 -70,14'
const SHARK_TAIL = '-84,0 -112,-20 -134,-60! -128,-20 -116,2 -126,34! -100,22'
const shark = plan({
  body: SHARK_BODY,
  tail: SHARK_TAIL,
  fins: ['-20,-34 -16,-82! 14,-66 30,-36', '-60,12 -66,36! -46,30 -38,16'],
  side: '24,16 6,62! 34,56 48,18',
  bands: ['-96,6 -40,10 30,12 70,4 120,2'],
  eye: [66, -12],
  mouth: '104,2 88,14 66,12',
  extra: ['40,-14 36,0 40,12', '32,-14 28,0 32,12', '24,-14 20,0 24,12'],
})
const whale = plan({
  body: '-100,-10 -70,-10 -30,-46 30,-60 90,-44 112,0 92,38 30,52 -40,38 -84,8',
  tail: '-90,-2 -110,-14 -140,-40 -134,-52 -108,-46 -96,-28 -92,-52 -74,-66 -66,-52 -78,-22 -84,-6',
  fins: [],
  side: '34,24 16,62 44,66 60,30',
  bands: ['-100,2 -30,20 40,14 120,6', '108,20 60,32 20,34', '100,32 60,42 20,44'],
  eye: [78, -8],
  mouth: '118,6 98,14 82,8',
})
// prettier-ignore
const PLANS: Readonly<Record<string, FishPlan>> = {
  megalodon: { ...shark, teeth: true, body: '-96,-4 -50,-38 10,-54 66,-44 112,-8! 90,20 40,40 -20,38 -70,18' },
  'hammerhead-shark': { ...shark, body: '-96,-4 -50,-28 10,-40 56,-28 84,-22 84,-46 104,-46 110,0 104,44 86,42 84,14 40,26 -20,28 -70,14', eye: [95, -30], eyeSize: 42, mouth: '84,16 70,16 60,10' },
  manatee: { ...whale, bands: [], body: '-96,0 -60,-30 0,-46 56,-40 92,-22 110,4 96,28 60,30 0,40 -60,28', tail: '-84,0 -120,-28 -146,0 -120,28', extra: ['100,2 104,12', '92,6 94,18'], mouth: '112,18 98,22 86,18' },
  mosasaurus: { ...shark, body: '-110,-4 -50,-24 10,-34 60,-26 120,-12 124,0 66,12 40,24 -20,26 -80,12', fins: ['-40,14 -64,46! -30,36 -22,18'], extra: [], teeth: true, mouth: '122,0 100,6 72,4', eye: [64, -12] },
}

const SCALES = [
  '-30,-12 -22,-4 -30,6',
  '-30,8 -22,16 -30,24',
  '-10,-20 -2,-12 -10,-2',
  '-10,0 -2,8 -10,18',
  '8,-26 16,-18 8,-8',
  '8,-8 16,0 8,10',
  '8,12 16,20 8,28',
]

const fish = (plan: FishPlan): OutlineAnimal => ({
  poses: ['swim', 'jump', 'sleep'],
  draw(pen, looks) {
    const body = curve(plan.body)
    const lines = [
      ...pen.lines(...(plan.bands ?? []), ...(plan.extra ?? [])),
      ...(plan.scales && pen.detail > 0 ? pen.lines(...SCALES) : []),
    ]
    for (const fin of plan.fins) pen.shape(-2, fin)
    pen.shape(-1, plan.tail, {
      lines:
        pen.detail > 1 && plan.tail === FAN_TAIL
          ? pen.lines('-66,-6 -86,-18 -104,-24', '-66,6 -86,18 -104,24', '-66,0 -90,0')
          : [],
    })
    pen.fig.add(0, body, { lines, marks: pen.marks(...(plan.marks ?? [])) })
    if (plan.side) pen.shape(2, plan.side, { lines: pen.detail > 1 ? pen.lines('-2,14 -24,18') : [] })
    const [eyeX, eyeY] = plan.eye
    pen.eyes(3, [[eyeX, eyeY]], plan.eyeSize ?? 58, [body])
    pen.smile(3, plan.mouth, [body])
    if (plan.teeth) teeth(pen, plan.mouth)
    if (pen.detail > 0 && !plan.teeth)
      pen.fig.add(3, [], { marks: pen.circles(`${eyeX - 16},${eyeY + 18},5`) })
    pen.anchor('saddle', -4, -40)
    pen.anchor('back', -4, -42)
    pen.anchor('head', eyeX - 6, eyeY - 28)
    pen.anchor('mouth', Number(plan.mouth.split(',')[0]) - 6, 8)
    return { face: { at: [eyeX, eyeY + 4], rx: 34, ry: 30 }, lift: looks.pose === 'jump' ? 60 : 10 }
  },
})

/** A row of small teeth along the mouth. */
function teeth(pen: OutlinePen, mouth: string): void {
  const [from, , to] = mouth.split(' ').map((word) => word.split(',').map(Number) as [number, number])
  if (!from || !to) return
  const step = (to[0] - from[0]) / 5
  const row = [1, 2, 3, 4].map((i) => {
    const [x, y] = [from[0] + step * i, from[1] + ((to[1] - from[1]) * i) / 5 + 3]
    return `${x - 4},${y}! ${x + 4},${y}! ${x},${y + 8}!`
  })
  pen.fig.add(3.1, [], { marks: row.map((tooth) => curve(tooth)) })
}

export const FISH: Readonly<Record<string, OutlineAnimal>> = Object.fromEntries(
  Object.entries(PLANS).map(([id, plan]) => [id, fish(plan)]),
)
