// Trains, aircraft and rockets.
// Outlines are lists of `x,y` points, `!` marks a sharp corner; thing.ts explains the pen.
import { discs, ellipse } from '../../../geometry/round-shapes.ts'
import { star } from '../../people/clothes/clothes-motifs.ts'
import type { Thing } from './thing.ts'

const steamTrain: Thing = {
  height: 3.6,
  facing: 'right',
  poses: ['stand', 'drive'],
  crew: { hat: 'cap' },
  draw(pen) {
    pen.put(discs('88,-196,20 64,-212,16 38,-220,13'))
    pen.shape('66,-104! 72,-158! 60,-176! 116,-176! 104,-158! 110,-104!')
    pen.shape('0,-108 0,-132 14,-140 30,-132 30,-108')
    pen.shape('-40,-34! -40,-108! 112,-108 126,-96 126,-34!', {
      lines: pen.lines('-2,-112 -2,-30', '44,-112 44,-30', '90,-112 90,-30'),
    })
    pen.circle(130, -70, 12, 38)
    pen.circle(132, -112, 12)
    pen.body('-140,-34! -140,-166! -36,-166! -36,-34!', ['-124,-82! -124,-154! -52,-154! -52,-82!'], {
      lines: pen.lines('-150,-62 -30,-62'),
    })
    pen.box(-152, -180, 130, 16, 7)
    pen.box(-148, -40, 290, 16, 4)
    pen.shape('136,-40! 150,-40! 184,4! 140,4!', { lines: pen.lines('146,-34 150,8', '154,-34 164,8') })
    for (const [x, r] of [
      [-96, 34],
      [-24, 34],
      [48, 34],
      [108, 22],
    ] as const)
      pen.wheel(x, 4 - r + 4, r, 8)
    pen.bar(-96, -22, 48, -22, 5)
  },
}

const train: Thing = {
  height: 3.6,
  facing: 'right',
  poses: ['stand', 'drive'],
  crew: { hat: 'cap', passengers: true },
  draw(pen) {
    const wagon = [-172, -126, -80, -34, 12].map((x) => `${x},-64! ${x},-118! ${x + 38},-118! ${x + 38},-64!`)
    pen.body(
      '-190,-12! -190,-118 -176,-134 90,-134 144,-120 180,-60 190,-30 184,-12!',
      ['92,-62! 92,-116! 124,-114 158,-62!', ...wagon],
      { lines: pen.lines('-200,-50 200,-50', '-200,-36 200,-36', '84,-134 84,-12') },
    )
    pen.box(54, -112, 28, 98, 4)
    pen.circle(172, -34, 8)
    pen.box(-180, -14, 360, 10, 3)
    for (const x of [-140, -100, 60, 100]) pen.wheel(x, 4, 16)
  },
}

const airplane: Thing = {
  height: 4,
  facing: 'right',
  lift: 90,
  poses: ['fly'],
  crew: { hat: 'cap' },
  draw(pen) {
    pen.shape('10,-34! -18,-96 -2,-104 16,-100 74,-40!')
    pen.shape('-150,-28! -184,-112 -164,-120 -140,-112 -92,-42!', { lines: pen.lines('-190,-92 -110,-84') })
    const windows = [-98, -66, -34, -2].map((x) => `${x - 11},-20 ${x},-33 ${x + 11},-20 ${x},-7`)
    pen.body(
      '-178,-34 -120,-48 0,-62 78,-62 126,-46 160,-12 158,8 126,28 50,38 -60,32 -134,8',
      ['48,-10! 48,-56! 84,-54 116,-40 138,-10!', ...windows],
      { lines: pen.lines('-180,2 0,12 170,2', '112,-56 112,-10') },
    )
    pen.shape('-160,-20 -206,-14! -200,-2 -176,4 -116,-6')
    pen.circle(-18, 44, 26, 15, { lines: pen.lines('-2,28 -2,60') })
    pen.shape('18,6 -62,72 -50,86 -22,84! 92,14', { lines: pen.lines('-44,80 52,12') })
    pen.circle(150, -2, 8, 12)
  },
}

const biplane: Thing = {
  height: 2.6,
  facing: 'right',
  lift: 90,
  poses: ['fly'],
  crew: { hat: 'helmet', seats: [[-22, -48, 17]] },
  draw(pen) {
    pen.shape('-150,-10! -168,-62 -140,-66 -112,-20!')
    pen.box(-56, -86, 130, 16, 8)
    for (const x of [-40, 56]) pen.bar(x, -76, x + 6, 24, 3)
    pen.anchor('window', -22, -44)
    pen.anchor('seat', -22, -26)
    pen.inFront()
    pen.shape('-160,-6 -110,-18 -40,-30 -8,-26 60,-34 96,-24 102,2 90,26 20,32 -80,20 -140,6', {
      lines: pen.lines('64,-40 58,0 64,40'),
    })
    pen.shape('-160,0! -190,10! -130,14!')
    pen.box(-52, 14, 132, 16, 8)
    pen.circle(104, 0, 12)
    pen.shape('100,-4 106,-60 114,-58 112,0 114,58 106,60 100,4')
    pen.bar(30, 26, 20, 52, 4)
    pen.wheel(20, 58, 16)
  },
}

const helicopter: Thing = {
  height: 3,
  facing: 'right',
  lift: 90,
  poses: ['fly'],
  crew: { hat: 'helmet' },
  draw(pen) {
    pen.shape('-60,-30 -150,-34 -166,-70! -186,-70! -176,-14 -60,-4')
    for (const a of [0, 60, 120]) pen.put([ellipse([-178, -66], 24, 5, a)])
    pen.box(-6, -104, 16, 36, 4)
    pen.put([ellipse([2, -108], 150, 8)])
    pen.circle(2, -108, 12)
    pen.body(
      '-84,-26 -60,-66 0,-80 60,-70 100,-24 96,14 56,36 -20,38 -72,14',
      ['6,-8! 6,-66! 48,-60 84,-22 82,-8!', '-62,-8! -50,-48 -8,-66! -8,-8!'],
      { lines: pen.lines('-1,-70 -1,40', '-90,10 110,10') },
    )
    for (const x of [-30, 40]) pen.bar(x, 34, x - 4, 56, 4)
    pen.bar(-70, 60, 80, 60, 5)
  },
}

const balloon: Thing = {
  height: 14,
  lift: 120,
  poses: ['fly'],
  crew: {
    seats: [
      [-21, 118, 15],
      [20, 122, 14],
    ],
  },
  draw(pen) {
    for (const x of [-22, 22]) pen.bar(x, 86, x * 1.9, 154, 1.8)
    const bands = [
      '0,-130 -46,-20 -14,90',
      '0,-130 46,-20 14,90',
      '0,-130 -84,-40 -24,92',
      '0,-130 84,-40 24,92',
    ]
    pen.mirror('0,-130 62,-112 100,-50 88,10 48,66 26,90 0,92', {
      lines: [...pen.lines(...bands), ...pen.fine('-120,-50 0,-30 120,-50', '-120,-4 0,16 120,-4')],
    })
    if (pen.detail > 0) pen.put(star([0, -44], 22))
    pen.anchor('window', 0, 118)
    pen.anchor('seat', 0, 156)
    pen.inFront()
    pen.shape('-48,152! 48,152! 38,214 -38,214', {
      lines: pen.lines('-60,172 60,172', '-60,192 60,192', '-16,152 -13,218', '16,152 13,218'),
    })
    pen.box(-53, 146, 106, 13, 5)
  },
}

const porthole = (y: number, r: number) => {
  const [far, near] = [r, r * 0.71]
  return `${far},${y} ${near},${y - near} 0,${y - far} ${-near},${y - near} ${-far},${y} ${-near},${y + near} 0,${y + far} ${near},${y + near}`
}

const rocket: Thing = {
  height: 12,
  lift: 60,
  poses: ['fly', 'stand'],
  crew: { passengers: true },
  draw(pen) {
    pen.shape('-26,90 -40,120 -28,116 -30,156! -12,132 0,176! 12,132 30,156! 28,116 40,120 26,90', {
      marks: pen.marks('-12,96 -14,116 0,144! 14,116 12,96'),
    })
    pen.shape('-50,30 -92,70 -94,112! -60,96 -36,86', { lines: pen.lines('-40,50 -66,76 -78,100') })
    pen.shape('50,30 92,70 94,112! 60,96 36,86', { lines: pen.lines('40,50 66,76 78,100') })
    pen.body(
      '0,-164! 36,-112 58,-40 56,30 38,92 -38,92 -56,30 -58,-40 -36,-112',
      [porthole(-60, 31), porthole(8, 31)],
      { lines: pen.lines('-60,-106 0,-98 60,-106', '-60,48 0,58 60,48', '-60,66 0,76 60,66') },
    )
    pen.anchor('secondWindow', 0, 8)
    pen.box(-34, 86, 68, 14, 5)
    pen.shape('-7,58 0,48 7,58 7,104 0,116 -7,104')
  },
}

const spaceShuttle: Thing = {
  ...rocket,
  crew: {},
  height: 18,
  draw(pen) {
    pen.shape('-58,104 -70,132 -58,128 -56,160! -44,132 -34,104')
    pen.shape('58,104 70,132 58,128 56,160! 44,132 34,104')
    pen.mirror('0,-150 26,-110 30,40 24,120 0,124', { lines: pen.lines('-40,-84 0,-78 40,-84') })
    for (const side of [-1, 1])
      pen.shape(
        `${side * 32},-100 ${side * 46},-124! ${side * 60},-100 ${side * 60},108! ${side * 32},108!`,
        {
          lines: pen.lines(`${side * 20},-60 ${side * 80},-60`, `${side * 20},60 ${side * 80},60`),
        },
      )
    pen.body(
      '0,-110 22,-80 24,20 62,92! 24,104 0,108 -24,104 -62,92! -24,20 -22,-80',
      ['-15,-66 0,-84 15,-66 0,-54'],
      { lines: pen.lines('-40,-40 0,-34 40,-40', '0,-34 0,110', '-40,40 0,46 40,40') },
    )
    pen.shape('-6,40! 0,20 6,40! 8,104 -8,104')
  },
}

const ufo: Thing = {
  height: 3,
  lift: 90,
  poses: ['fly'],
  draw(pen) {
    for (const side of [-1, 1]) {
      pen.bar(side * 20, -62, side * 32, -98, 2)
      pen.circle(side * 33, -102, 8)
    }
    pen.anchor('window', 0, -46)
    pen.anchor('seat', 0, -24)
    pen.shape('-62,-20! -58,-54 -30,-78 0,-82 30,-78 58,-54 62,-20!')
    pen.put([], { lines: pen.lines('-44,-34 -38,-54 -22,-66') })
    pen.inFront()
    pen.shape('-140,2 -100,-18 -50,-26 0,-28 50,-26 100,-18 140,2 100,24 0,36 -100,24', {
      lines: pen.lines('-150,4 0,22 150,4'),
    })
    for (const x of [-92, -48, 0, 48, 92]) pen.circle(x, -6 + (1 - (x / 110) ** 2) * 8, 10)
    pen.shape('-40,34 -52,56 52,56 40,34')
  },
}

const zeppelin: Thing = {
  height: 8,
  facing: 'right',
  lift: 100,
  poses: ['fly'],
  draw(pen) {
    pen.shape('-120,-10 -164,-46! -176,0 -164,46! -120,14')
    pen.shape('-160,0 -110,-42 0,-58 100,-44 158,0 100,44 0,58 -110,42', {
      lines: pen.lines('-170,0 160,0', '-170,0 0,-34 160,0', '-170,0 0,34 160,0'),
    })
    pen.body('-44,50! 50,50! 44,80 -34,82', ['16,58! 36,58! 32,72! 16,72!', '-28,58! -8,58! -8,72! -24,72!'])
  },
}

const cableCar: Thing = {
  height: 3,
  draw(pen) {
    pen.bar(-110, -120, 110, -130, 3)
    pen.bar(0, -124, 0, -70, 5)
    pen.body(
      '-70,60 -74,-54 -60,-70 60,-70 74,-54 70,60 50,70 -50,70',
      ['-58,0! -58,-50! -8,-50! -8,0!', '58,0! 58,-50! 8,-50! 8,0!'],
      { lines: pen.lines('-90,20 90,20') },
    )
  },
}

const parachute: Thing = {
  height: 5,
  lift: 120,
  poses: ['fly'],
  draw(pen) {
    for (const [x, y] of [
      [-110, -20],
      [-44, -26],
      [44, -26],
      [110, -20],
    ] as const)
      pen.bar(x, y, x * 0.08, 110, 1.6)
    pen.shape(
      '-114,-18 -96,-80 -40,-112 0,-118 40,-112 96,-80 114,-18 78,-34! 42,-22 0,-36! -42,-22 -78,-34!',
      {
        lines: pen.lines(
          '0,-118 -40,-80 -44,-20',
          '0,-118 40,-80 44,-20',
          '0,-118 -76,-80 -80,-28',
          '0,-118 76,-80 80,-28',
        ),
      },
    )
    pen.anchor('seat', 0, 120)
  },
}

export const RAILS_AND_AIR: Readonly<Record<string, Thing>> = {
  'steam-train': steamTrain,
  'toy-train': steamTrain,
  train,
  'high-speed-train': train,
  airplane,
  biplane,
  helicopter,
  'hot-air-balloon': balloon,
  rocket,
  'space-shuttle': spaceShuttle,
  ufo,
  zeppelin,
  'cable-car': cableCar,
  parachute,
}
