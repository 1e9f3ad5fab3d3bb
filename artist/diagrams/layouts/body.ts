import type { PiecePen } from '../../figures/engine/piece-pen.ts'
import type { Frame } from '../../geometry/vector.ts'
import type { Diagram, DiagramCanvas } from '../diagram.ts'
import { mirrorOutline } from './mirror-outline.ts'

const onBothSides = (pen: PiecePen, outline: string): void => {
  pen.shape(mirrorOutline(outline))
  pen.shape(outline)
}

function drawHead(pen: PiecePen): void {
  onBothSides(pen, '27,-176 35,-180 36,-166 28,-162')
  pen.shape('0,-212 24,-204 31,-176 22,-152 0,-144 -22,-152 -31,-176 -24,-204')
  pen.shape(
    '-32,-172! -36,-196 -22,-218 2,-222 26,-214 36,-194 32,-172! 26,-188 10,-194! 2,-186 -16,-190 -26,-182',
  )
  for (const side of [-1, 1]) {
    pen.oval(side * 11, -176, 4.4, 5.6, { solid: true })
    pen.lines(0, `${side * 6},-187 ${side * 12},-189 ${side * 17},-186`)
  }
  pen.lines(0, '-2,-166 2,-164 3,-168', '-11,-158 0,-153 11,-158')
}

/** A child from the front with its arms away from the body; the ground is at 0. */
function drawChild(pen: PiecePen, { clothed }: { clothed: boolean }): void {
  pen.box(-9, -152, 18, 18)
  onBothSides(pen, '30,-118! 56,-98 74,-84! 68,-72! 48,-84 28,-100!')
  onBothSides(
    pen,
    '66,-84! 76,-88 84,-94 87,-90 82,-83! 93,-88 96,-84 86,-77! 96,-78 97,-74 87,-71! 93,-69 92,-65 83,-67! 76,-66 68,-72!',
  )
  onBothSides(pen, '3,-62! 24,-62! 22,-34 21,-8! 6,-8! 4,-34')
  onBothSides(pen, '5,-10! 22,-10! 34,-3 32,0! 5,0!')
  if (!clothed) return
  pen.shape(
    '-10,-138! 0,-132 10,-138! 30,-132 46,-112! 34,-98! 27,-106! 27,-70! -27,-70! -27,-106! -34,-98! -46,-112! -30,-132',
  )
  pen.poly('-27,-70 27,-70 29,-40 4,-40 0,-54 -4,-40 -29,-40')
}

const BODY_LABELS = [
  'hair',
  'head',
  'neck',
  'shoulder',
  'arm',
  'elbow',
  'hand',
  'belly',
  'leg',
  'knee',
  'foot',
]

function drawPointers(
  canvas: DiagramCanvas,
  place: Frame,
  targets: readonly (readonly [key: string, x: number, y: number])[],
): void {
  const columns: [number, number] = [0, 0]
  const perSide = Math.ceil(targets.length / 2)
  for (const [i, [key, x, y]] of targets.entries()) {
    const side = i % 2
    const row = columns[side]!++
    const from = canvas.at([side === 0 ? 13 : 87, 6 + ((row + 0.5) * 90) / perSide])
    canvas.pointer(key, from, place([x, y]), canvas.frame.w * 0.25)
  }
}

export const humanBody: Diagram = {
  labels: BODY_LABELS,
  shows: ['body', 'child', 'boy', 'girl', 'eye', 'face'],
  draw(canvas) {
    const place = canvas.around(50, 92, Math.min(canvas.frame.h / 2.5, canvas.frame.w / 2.4))
    canvas.draw('child', place, (pen) => {
      drawChild(pen, { clothed: true })
      drawHead(pen)
    })
    drawPointers(canvas, place, [
      ['hair', -22, -206],
      ['head', 26, -164],
      ['neck', -5, -143],
      ['shoulder', 34, -122],
      ['arm', -44, -94],
      ['elbow', 54, -92],
      ['hand', -80, -78],
      ['belly', 10, -88],
      ['leg', -13, -28],
      ['knee', 15, -32],
      ['foot', -20, -4],
    ])
  },
}

const ORGANS = ['brain', 'lungs', 'heart', 'stomach', 'intestine'] as const

export const innerOrgans: Diagram = {
  labels: ORGANS,
  shows: ['body', 'child', 'heart'],
  draw(canvas) {
    const place = canvas.around(50, 100, canvas.frame.h / 1.75)
    canvas.draw('child', place, (pen) => {
      onBothSides(pen, '34,-100! 54,-60 60,-20! 60,4! 44,4! 42,-20 30,-66')
      pen.shape(
        '-10,-122! -10,-114 -34,-106 -40,-90! -34,-60 -32,-20 -32,4! 32,4! 32,-20 34,-60 40,-90! 34,-106 10,-114 10,-122!',
      )
      pen.shape('0,-174 24,-166 29,-144 20,-124 0,-118 -20,-124 -29,-144 -24,-166')
      pen.shape('-22,-148 -20,-162 -8,-169 8,-169 20,-162 22,-148 12,-142 0,-144 -12,-142')
      pen.lines(0, '0,-169 0,-144')
      pen.lines(1, '-14,-160 -8,-154 -14,-149', '14,-160 8,-154 14,-149')
      for (const side of [-1, 1]) pen.oval(side * 9, -136, 2.2, 2.8, { solid: true })
      pen.lines(0, '-7,-127 0,-124 7,-127')
      pen.band('0,-116 0,-98', 5)
      onBothSides(pen, '4,-98! 14,-104 24,-88 26,-62 14,-58 5,-66')
      pen.shape('0,-66 -4,-78 4,-84 10,-80 17,-84 22,-76 16,-62 8,-54!')
      pen.shape('4,-50! 12,-52 20,-46 18,-34 6,-28 -12,-32 -10,-38 2,-40')
      pen.shape('-22,-26 -10,-28 10,-26 22,-24 24,-8 14,0 -14,0 -24,-8')
      pen.lines(0, '-22,-18 -8,-20 8,-18 22,-16', '-22,-9 -8,-11 8,-9 22,-8')
    })
    drawPointers(canvas, place, [
      ['brain', -14, -156],
      ['lungs', 20, -80],
      ['stomach', -6, -34],
      ['heart', 12, -70],
      ['intestine', -14, -14],
    ])
  },
}

interface Sense {
  label: string
  noun: string
  paint(pen: PiecePen): void
}

const SENSES: readonly Sense[] = [
  {
    label: 'see',
    noun: 'rainbow',
    paint(pen) {
      pen.shape('-34,0! 0,-22 34,0! 0,22')
      pen.oval(0, 0, 16)
      pen.oval(0, 0, 7, 7, { solid: true })
    },
  },
  {
    label: 'hear',
    noun: 'bell',
    paint(pen) {
      pen.shape('-6,-32 18,-28 26,-6 14,12 8,32 -8,36 -14,24 -10,6 -18,-10')
      pen.shape('-2,-18 12,-16 14,-2 4,8 2,20', { width: 0.7 })
    },
  },
  {
    label: 'smell',
    noun: 'flower',
    paint(pen) {
      pen.shape('-4,-34! 4,-34! 8,-10 20,8 18,24 6,22 0,28 -6,22 -18,24 -20,8 -8,-10')
      pen.oval(-9, 17, 4, 3, { solid: true })
      pen.oval(9, 17, 4, 3, { solid: true })
    },
  },
  {
    label: 'taste',
    noun: 'ice-cream',
    paint(pen) {
      pen.shape('-34,-12! -12,-24 0,-18 12,-24 34,-12! 20,6 0,10 -20,6')
      pen.shape('-16,-4! 0,-8 16,-4! 16,22 0,34 -16,22')
      pen.lines(0, '0,-2 0,22')
    },
  },
  {
    label: 'touch',
    noun: 'feather',
    paint(pen) {
      pen.shape(
        '-16,34! -18,8 -34,-4 -30,-12 -16,-4! -16,-28 -9,-30 -6,-8! -3,-34 5,-34 6,-8! 10,-30 17,-28 15,-4! 22,-18 29,-14 22,10 14,34!',
      )
    },
  },
]

export const fiveSenses: Diagram = {
  labels: SENSES.map(({ label }) => label),
  shows: ['eye', 'face', 'hand', 'child', ...SENSES.map(({ noun }) => noun)],
  draw(canvas) {
    const { frame } = canvas
    const short = Math.min(frame.w, frame.h)
    const size = short * 0.38
    const face = canvas.around(50, 50, short * 0.5)
    canvas.draw('child', ([u, v]) => face([u, v + 182]), drawHead)
    for (const [i, { label, noun, paint }] of SENSES.entries()) {
      const angle = (i / SENSES.length) * 2 * Math.PI
      const [x, y] = [
        frame.x + frame.w / 2 + (frame.w / 2 - size * 0.52) * Math.sin(angle),
        frame.y + frame.h / 2 - 18 - (frame.h / 2 - size * 0.62) * Math.cos(angle),
      ]
      const place: Frame = ([u, v]) => [x + (u * size) / 100, y + (v * size) / 100]
      canvas.draw('background', place, (pen) => pen.oval(0, 0, 50), false)
      canvas.draw('face', ([u, v]) => place([u * 0.74 - 21, v * 0.74]), paint)
      canvas.figure(
        noun,
        { x: x + size * 0.06, y: y - size * 0.24, w: size * 0.36, h: size * 0.46 },
        { centred: true },
      )
      canvas.label(label, [x, y + size * 0.56], size)
    }
  },
}

const TOOTH_NAMES = ['incisor', 'canine', 'molar'] as const
const TEETH_PER_ROW = 10

export const teethDiagram: Diagram = {
  labels: TOOTH_NAMES,
  shows: ['tooth', 'tongue', 'face'],
  draw(canvas) {
    const { at, frame } = canvas
    const place = canvas.around(50, 50, Math.min(frame.w * 0.92, frame.h * 0.8))
    const toothAt = (i: number, row: 1 | -1) => {
      const angle = ((i + 0.5) / TEETH_PER_ROW) * Math.PI
      return [-Math.cos(angle) * 36, row * (-10 - Math.sin(angle) * 27)] as const
    }
    canvas.draw('face', place, (pen) => {
      pen.shape('-50,0! -40,-40 -14,-52 0,-48 14,-52 40,-40 50,0! 40,40 0,54 -40,40')
      pen.shape('-43,0! -32,-36 0,-43 32,-36 43,0! 32,38 0,46 -32,38')
      pen.shape('-22,14! -14,2 0,6 14,2 22,14! 16,28 0,31 -16,28')
      pen.lines(0, '0,8 0,24')
    })
    canvas.draw('tooth', place, (pen) => {
      for (const row of [1, -1] as const)
        for (let i = 0; i < TEETH_PER_ROW; i++) {
          const [x, y] = toothAt(i, row)
          const isMolar = i < 2 || i > TEETH_PER_ROW - 3
          const isCanine = i === 2 || i === TEETH_PER_ROW - 3
          if (isCanine)
            pen.shape(
              `${x - 4.6},${y - row * 5} ${x},${y - row * 6} ${x + 4.6},${y - row * 5} ${x},${y + row * 7}!`,
            )
          else pen.oval(x, y, isMolar ? 5.6 : 4.4, isMolar ? 5.2 : 5.8)
        }
    })
    const pointTo = (i: number) => place(toothAt(i, 1) as [number, number])
    canvas.pointer('incisor', at([50, 5]), pointTo(4), 240)
    canvas.pointer('canine', at([16, 14]), pointTo(2), 220)
    canvas.pointer('molar', at([84, 16]), pointTo(9), 220)
  },
}
