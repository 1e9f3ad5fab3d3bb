import type { PiecePen } from '../../figures/engine/piece-pen.ts'
import type { Diagram, DiagramCanvas } from '../diagram.ts'
import { mirrorOutline } from './mirror-outline.ts'

const SOIL_TOP = 66

function soil(canvas: DiagramCanvas, top: number): void {
  canvas.draw(
    'ground',
    canvas.at,
    (pen) => {
      pen.shape(`-4,${top}! 20,${top - 0.7} 50,${top + 0.5} 80,${top - 0.6} 104,${top}! 104,104! -4,104!`)
      for (const [x, y] of [
        [8, 26],
        [38, 30],
        [62, 28],
        [90, 25],
      ] as const)
        pen.oval(x, top + y, 2.4, 1.3, { level: 1 })
    },
    false,
  )
}

function roots(pen: PiecePen, depth: number): void {
  pen.band(`0,0 1,${depth * 0.5} -2,${depth}`, 6)
  pen.band(`0,${depth * 0.3} 12,${depth * 0.55} 22,${depth * 0.8}`, 4.5)
  pen.band(`0,${depth * 0.3} -12,${depth * 0.5} -24,${depth * 0.7}`, 4.5)
}

const leafAt = (x: number, y: number, side: 1 | -1, size: number): string => {
  const toPoint = (u: number, v: number, corner = '') => `${x + side * u * size},${y + v * size}${corner}`
  return `${toPoint(0, 0, '!')} ${toPoint(12, -14)} ${toPoint(30, -16)} ${toPoint(46, -6, '!')} ${toPoint(32, 6)} ${toPoint(14, 8)}`
}

function drawStage(pen: PiecePen, step: number, highest: number): void {
  const bean = () => pen.shape('-12,20 -6,10 6,12 14,20 12,32 0,36 -12,32')
  if (step === 0) return bean()
  roots(pen, step === 1 ? 62 : 74)
  if (step === 1) return bean()
  if (step === 2) {
    pen.band('0,20 0,-20 6,-38 18,-40', 8)
    return pen.shape('14,-48 30,-50 38,-38 26,-30 14,-34')
  }
  const height = step === 3 ? highest * 0.4 : highest
  pen.band(`0,4 2,${-height / 2} 0,${-height}`, 9)
  pen.shape(leafAt(2, -height * 0.45, 1, 0.95))
  pen.shape(leafAt(-2, -height * 0.45, -1, 0.95))
  if (step === 3) {
    pen.shape(leafAt(0, -height, 1, 0.7))
    return pen.shape(leafAt(0, -height, -1, 0.7))
  }
  for (const share of [0.22, 0.68]) {
    pen.shape(leafAt(2, -height * share, 1, 0.9))
    pen.shape(leafAt(-2, -height * (share + 0.08), -1, 0.9))
  }
  blossom(pen, 0, -height - 20, 30)
}

function blossom(pen: PiecePen, x: number, y: number, radius: number): void {
  const petals = 10
  for (let i = 0; i < petals; i++) {
    const angle = (i / petals) * 2 * Math.PI
    pen.oval(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius, radius * 0.42)
  }
  pen.oval(x, y, radius * 0.78)
}

const STAGES = ['seed', 'root', 'sprout', 'seedling', 'flower'] as const
const STAGE_SIZE = 150

export const plantGrowth: Diagram = {
  labels: STAGES,
  shows: ['plant', 'ground', 'leaf', 'bean', 'sunflower'],
  draw(canvas) {
    const { at, frame } = canvas
    soil(canvas, SOIL_TOP)
    const highest = ((frame.h * SOIL_TOP) / 100 / STAGE_SIZE) * 100 - 70
    for (const [i, label] of STAGES.entries()) {
      const x = 10 + i * 20
      canvas.draw('plant', canvas.around(x, SOIL_TOP, STAGE_SIZE), (pen) => drawStage(pen, i, highest))
      canvas.label(label, at([x, SOIL_TOP + (frame.h > frame.w ? 18 : 25)]), frame.w * 0.19)
      if (i > 0) canvas.arrow([at([x - 13.5, 92]), at([x - 10, 92]), at([x - 6, 92])], 18)
    }
  },
}

export const partsOfAPlant: Diagram = {
  labels: ['flower', 'bud', 'leaf', 'stem', 'root'],
  shows: ['plant', 'ground', 'flower', 'sunflower'],
  draw(canvas) {
    const { at, frame } = canvas
    const size = frame.h / 4.4
    soil(canvas, 72)
    canvas.draw('plant', canvas.around(50, 72, size), (pen) => {
      roots(pen, 88)
      pen.band('2,40 20,62 40,70', 4)
      pen.band('-2,44 -20,70 -34,92', 4)
      pen.band('2,-150 24,-186 46,-206', 7)
      pen.band('0,4 3,-120 0,-232', 11)
      pen.shape(leafAt(3, -60, 1, 1.7))
      pen.shape(leafAt(-3, -96, -1, 1.6))
      pen.lines(0, '4,-60 40,-70 78,-69', '-4,-96 -40,-106 -74,-105')
      pen.shape('46,-202! 36,-214 44,-236 54,-248! 64,-232 64,-212 54,-202')
      blossom(pen, 0, -252, 34)
    })
    const point = (u: number, v: number) => canvas.around(50, 72, size)([u, v])
    canvas.pointer('flower', at([18, 12]), point(-40, -250), 180)
    canvas.pointer('bud', at([84, 14]), point(58, -224), 180)
    canvas.pointer('leaf', at([16, 44]), point(-50, -108), 180)
    canvas.pointer('stem', at([84, 40]), point(4, -120), 180)
    canvas.pointer('root', at([82, 86]), point(22, 66), 180)
  },
}

export const partsOfAFlower: Diagram = {
  labels: ['petal', 'stamen', 'pistil', 'ovary', 'sepal', 'stem'],
  shows: ['flower', 'leaf'],
  draw(canvas) {
    const { at, frame } = canvas
    const place = canvas.around(50, 62, Math.min(frame.w, frame.h) / 2.6)
    canvas.draw('flower', place, (pen) => {
      pen.band('0,40 2,90 0,150', 14)
      for (const side of [-1, 1] as const)
        pen.shape(sideOf('4,20! 34,-40 62,-110 50,-160 24,-140 0,-60', side))
      pen.shape('0,10! -34,-50 -36,-130 0,-176 36,-130 34,-50')
      for (const side of [-1, 1] as const)
        pen.shape(sideOf('6,30! 50,0 100,-40 128,-104 92,-112 40,-60', side))
      pen.shape('-40,30! -28,-20 28,-20 40,30! 20,48 -20,48', { width: 0.6 })
      for (const x of [-46, -26, 26, 46]) {
        pen.band(`${x * 0.3},24 ${x * 0.8},-40 ${x},-84`, 5)
        pen.oval(x, -92, 9, 14)
      }
      pen.shape('-16,34! -22,8 -8,-10 -6,-94! 6,-94! 8,-10 22,8 16,34!')
      pen.oval(0, -100, 15, 9)
      for (const [x, y] of [
        [-8, 14],
        [8, 14],
        [0, 24],
      ] as const)
        pen.oval(x, y, 5)
      pen.shape('-18,32! -50,26 -66,0! -56,40 -24,56 0,58 24,56 56,40 66,0! 50,26 18,32!')
    })
    const point = (u: number, v: number) => place([u, v])
    canvas.pointer('petal', at([82, 12]), point(30, -140), 200)
    canvas.pointer('stamen', at([17, 14]), point(-46, -92), 210)
    canvas.pointer('pistil', at([50, 6]), point(0, -98), 200)
    canvas.pointer('ovary', at([84, 66]), point(12, 16), 200)
    canvas.pointer('sepal', at([16, 70]), point(-48, 34), 200)
    canvas.pointer('stem', at([76, 86]), point(2, 96), 200)
  },
}

const sideOf = (outline: string, side: 1 | -1): string => (side > 0 ? outline : mirrorOutline(outline))
