import type { PiecePen } from '../../figures/engine/piece-pen.ts'
import type { Frame } from '../../geometry/vector.ts'
import type { Diagram } from '../diagram.ts'

const CROWN =
  '-10,-52 -40,-50 -56,-66 -58,-88 -46,-104 -40,-124 -18,-138 6,-140 30,-134 46,-116 58,-98 58,-72 42,-54 14,-52'

function drawTrunk(pen: PiecePen): void {
  pen.shape(
    '-14,0! -9,-20 -8,-44 -22,-60 -40,-76 -37,-80! -16,-68 -7,-62 -4,-80 -10,-104 -5,-106! 2,-84 7,-66 20,-78 36,-92 39,-88! 24,-70 10,-48 9,-20 15,0!',
  )
  pen.lines(1, '-2,-6 -1,-26', '4,-16 4,-38')
}

function drawRoots(pen: PiecePen): void {
  pen.band('-8,-2 -26,16 -46,20', 7)
  pen.band('8,-2 26,18 48,22', 7)
  pen.band('0,0 2,22 -4,44', 7)
}

export const partsOfATree: Diagram = {
  labels: ['crown', 'branch', 'leaf', 'trunk', 'roots'],
  shows: ['tree', 'ground'],
  draw(canvas) {
    const { at, frame } = canvas
    const place = canvas.around(46, 76, Math.min(frame.w / 1.5, frame.h / 2))
    canvas.draw('ground', at, (pen) => pen.shape('-4,76! 50,75.5 104,76! 104,104! -4,104!'), false)
    canvas.draw('tree', place, (pen) => {
      drawRoots(pen)
      pen.shape(CROWN)
      drawTrunk(pen)
    })
    const leaf = canvas.around(86, 52, 150)
    canvas.draw('leaf', leaf, drawLeaf)
    canvas.pointer('crown', at([84, 12]), place([28, -120]), 190)
    canvas.pointer('branch', at([16, 16]), place([-34, -77]), 190)
    canvas.label('leaf', leaf([0, 60]), 190)
    canvas.pointer('trunk', at([18, 66]), place([0, -20]), 190)
    canvas.pointer('roots', at([82, 92]), place([30, 18]), 190)
  },
}

function drawLeaf(pen: PiecePen): void {
  pen.band('0,30 2,42', 5)
  pen.shape('0,-40! 24,-20 28,8 0,34! -28,8 -24,-20')
  pen.lines(0, '0,-36 0,32')
  pen.lines(1, '0,-8 18,-18', '0,-8 -18,-18', '0,12 20,2', '0,12 -20,2')
}

const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const
const IN_CROWN = [
  [-34, -78],
  [-20, -112],
  [12, -118],
  [38, -92],
  [2, -88],
  [26, -66],
  [-16, -62],
] as const

function drawSeason(pen: PiecePen, name: (typeof SEASONS)[number]): void {
  pen.shape(
    name === 'winter' ? '-70,4! -30,-8 30,-6 70,4! 70,14! -70,14!' : '-70,2! 0,-3 70,2! 70,14! -70,14!',
  )
  if (name === 'winter') {
    drawTrunk(pen)
    pen.shape('-42,-77! -40,-86 -26,-76 -10,-67! -18,-69 -34,-76')
    pen.shape('8,-66! 20,-84 38,-98 41,-90! 24,-76')
    pen.shape('-13,-103! -8,-114 -2,-108 -2,-98! -6,-104')
    for (const [x, y] of [
      [-54, -112],
      [50, -120],
      [-50, -40],
      [52, -44],
      [20, -124],
      [-28, -132],
    ] as const)
      pen.oval(x, y, 5)
    return
  }
  pen.shape(CROWN)
  drawTrunk(pen)
  for (const [x, y] of IN_CROWN)
    if (name === 'spring') {
      for (const turn of [0, 72, 144, 216, 288]) {
        const angle = (turn * Math.PI) / 180
        pen.oval(x + Math.cos(angle) * 5, y + Math.sin(angle) * 5, 4)
      }
      pen.oval(x, y, 2.6)
    } else if (name === 'summer') {
      pen.oval(x, y, 8)
      pen.lines(0, `${x},${y - 8} ${x + 2},${y - 13}`)
    }
  if (name === 'autumn')
    for (const [x, y] of [...IN_CROWN, [-50, -34], [40, -34], [-36, -14], [30, -10], [56, -16]] as const)
      pen.shape(`${x},${y - 9}! ${x + 7},${y} ${x},${y + 9}! ${x - 7},${y}`)
}

/** Four panels with the same tree. */
export const seasonsTree: Diagram = {
  labels: SEASONS,
  shows: ['tree', 'apple', 'leaf', 'snow', 'flower'],
  draw(canvas) {
    const { at, frame } = canvas
    const size = Math.min(frame.w / 3.1, frame.h / 3.7)
    for (const [i, name] of SEASONS.entries()) {
      const [x, y] = [25 + (i % 2) * 50, 41 + Math.floor(i / 2) * 50]
      const panel: Frame = ([u, v]) => at([x + u, y + v])
      canvas.draw('background', panel, (pen) => pen.box(-24, -40, 48, 48), false)
      canvas.draw('tree', canvas.around(x, y - 4, size), (pen) => drawSeason(pen, name))
      canvas.label(name, at([x, y + 4.4]), 220)
    }
  },
}

const LAYERS = ['tree-layer', 'shrub-layer', 'herb-layer', 'moss-layer', 'root-layer'] as const
const BAND_TOPS = [0, 34, 52, 68, 80]

/** Five bands from the roots to the crowns; two trees pass through all of them. */
export const forestLayers: Diagram = {
  labels: [...LAYERS].reverse(),
  shows: [
    'forest',
    'tree',
    'owl',
    'squirrel',
    'bird',
    'hedgehog',
    'snail',
    'worm',
    'mushroom',
    'flower',
    'bush',
  ],
  draw(canvas) {
    const { at, frame } = canvas
    const figure = (noun: string, x: number, y: number, w: number, h: number) => {
      const [left, top] = at([x, y])
      canvas.figure(noun, { x: left, y: top, w: (frame.w * w) / 100, h: (frame.h * h) / 100 })
    }
    canvas.draw(
      'ground',
      at,
      (pen) => {
        for (const top of BAND_TOPS.slice(1)) pen.box(-4, top, 108, 104 - top)
      },
      false,
    )
    canvas.draw('tree', at, (pen) => {
      for (const x of [10, 90]) {
        pen.band(`${x},80 ${x - 4},88 ${x - 6},95`, 2)
        pen.band(`${x},80 ${x + 4},88 ${x + 5},96`, 2)
        pen.box(x - 3.4, 24, 6.8, 57)
        pen.shape(
          `${x - 18},24 ${x - 20},14 ${x - 12},5 ${x},3 ${x + 12},5 ${x + 20},14 ${x + 18},24 ${x + 8},31 ${x - 8},31`,
        )
      }
    })
    canvas.draw('bush', at, (pen) => {
      for (const [x, w] of [
        [33, 15],
        [66, 13],
      ] as const)
        pen.shape(
          `${x - w},52! ${x - w},45 ${x - w * 0.6},40 ${x},37 ${x + w * 0.6},40 ${x + w},45 ${x + w},52!`,
        )
    })
    canvas.draw('grass', at, (pen) => {
      for (const x of [22, 30, 66, 74, 80])
        pen.poly(`${x - 3},68 ${x - 2},60 ${x},65 ${x + 1},58 ${x + 3},68`)
      for (const x of [20, 27, 72, 79])
        pen.shape(`${x - 5},80! ${x - 4},76 ${x},74.5 ${x + 4},76 ${x + 5},80!`)
    })
    figure('owl', 30, 12, 17, 17)
    figure('squirrel', 54, 14, 16, 16)
    figure('bird', 44, 40, 12, 11)
    figure('hedgehog', 34, 58, 20, 9.5)
    figure('flower', 54, 55, 9, 12.6)
    figure('snail', 52, 71, 14, 8)
    figure('mushroom', 36, 70.5, 10, 9)
    figure('worm', 40, 86, 18, 6)
    for (const [i, label] of LAYERS.entries()) canvas.label(label, at([50, BAND_TOPS[i]! + 3]), 260)
  },
}
