// Robots, monsters, snowmen and other friendly characters.
// Outlines are lists of `x,y` points, `!` marks a sharp corner; thing.ts explains the pen.
import { ellipse } from '../../../geometry/round-shapes.ts'
import { brows, eyesWithGlints, face, isSadOrAngry, mouth } from './character-face.ts'
import { heart } from '../../people/clothes/clothes-motifs.ts'
import type { ThingPen, Thing } from './thing.ts'

const upright = (height: number, draw: (pen: ThingPen) => void): Thing => ({
  height,
  poses: ['stand', 'wave'],
  draw,
})

const robot = upright(1.6, (pen) => {
  const wave = pen.request.pose === 'wave' || pen.next() < 0.5
  pen.bar(0, -176, 0, -202, 3)
  pen.circle(0, -208, 10)
  for (const side of [-1, 1]) {
    pen.circle(side * 60, -140, 10, 16)
    const up = wave && side > 0
    const [elbowX, elbowY, handX, handY] = up ? [96, -84, 112, -134] : [92, -60, 98, -14]
    pen.bar(side * 56, -88, side * elbowX, elbowY, 11, {
      lines: pen.lines(`${side * 66},-110 ${side * 66},-60`, `${side * 78},-110 ${side * 78},-50`),
    })
    pen.bar(side * elbowX, elbowY, side * handX, handY, 10)
    pen.circle(side * elbowX, elbowY, 13)
    const k = up ? -1 : 1
    pen.shape(
      `${side * handX - 10},${handY}! ${side * handX - 20},${handY + k * 18} ${side * handX - 12},${handY + k * 32}! ${side * handX - 6},${handY + k * 16} ${side * handX + 6},${handY + k * 16} ${side * handX + 12},${handY + k * 32}! ${side * handX + 20},${handY + k * 18} ${side * handX + 10},${handY}!`,
    )
    pen.box(side * 26 - 14, -6, 28, 44, 5, {
      lines: pen.lines(
        `${side * 26 - 20},10 ${side * 26 + 20},10`,
        `${side * 26 - 20},22 ${side * 26 + 20},22`,
      ),
    })
    pen.shape(
      `${side * 26 - 28},56! ${side * 26 - 26},38 ${side * 26},32 ${side * 26 + 26},38 ${side * 26 + 28},56!`,
    )
    pen.anchor(side < 0 ? 'handLeft' : 'handRight', side * handX, handY)
  }
  pen.box(-14, -112, 28, 18, 4)
  pen.box(-56, -100, 112, 100, 14)
  pen.box(-38, -84, 76, 48, 8)
  if (pen.detail > 0) {
    pen.put(heart([-16, -60], 13))
    pen.circle(20, -68, 8)
    pen.circle(20, -48, 6)
  }
  for (const [i, x] of [-28, -8, 12].entries()) pen.circle(x + i * 2, -20, 7)
  pen.box(-58, -178, 116, 72, 18)
  pen.circle(-24, -148, 16)
  pen.circle(24, -148, 16)
  eyesWithGlints(pen, [[-22, -148, 8], [26, -148, 8]]) // prettier-ignore
  brows(pen, 0, -169, 24, 13)
  if (isSadOrAngry(pen)) mouth(pen, 0, -122, 24)
  else pen.box(-28, -126, 56, 12, 5, { lines: pen.lines('-14,-130 -14,-110', '0,-130 0,-110', '14,-130 14,-110') }) // prettier-ignore
  pen.anchor('head', 0, -178)
  pen.anchor('mouth', 0, -120)
  pen.anchor('chest', 0, -60)
})

const alien = upright(1.2, (pen) => {
  for (const side of [-1, 1]) {
    pen.shape(`${side * 12},-116 ${side * 40},-150 ${side * 46},-146 ${side * 20},-110`)
    pen.circle(side * 46, -152, 11)
    pen.shape(
      `${side * 30},-16 ${side * 66},4 ${side * 78},-22 ${side * 90},-18 ${side * 82},16 ${side * 56},24 ${side * 26},12`,
    )
    pen.shape(`${side * 6},46 ${side * 8},72 ${side * 2},84 ${side * 40},84 ${side * 32},70 ${side * 34},44`)
  }
  pen.mirror('0,-30 30,-24 44,20 34,54 0,62', { marks: pen.marks('0,-6 22,4 24,30 0,44 -24,30 -22,4') })
  pen.mirror('0,-124 46,-114 76,-74 60,-34 0,-18', { marks: pen.dots('-50,-96,6 -34,-110,5 46,-104,6') })
  const third = pen.next() < 0.6
  if (third) pen.circle(0, -86, 17)
  pen.circle(-34, -70, 15)
  pen.circle(34, -70, 15)
  const eyes = [[-34, -70, 8], [34, -70, 8], [0, -86, 8]] as const // prettier-ignore
  eyesWithGlints(pen, third ? eyes : eyes.slice(0, 2))
  brows(pen, 0, -93, 36, 11)
  mouth(pen, 0, -40, 20)
  pen.anchor('head', 0, -122)
  pen.anchor('mouth', 0, -38)
})

const monster = upright(1.8, (pen) => {
  for (const side of [-1, 1]) {
    pen.shape(`${side * 30},-110 ${side * 40},-150 ${side * 62},-164! ${side * 64},-136 ${side * 56},-100`)
    pen.shape(`${side * 66},-50 ${side * 100},-30 ${side * 112},14 ${side * 94},24 ${side * 66},-4`, {
      lines: pen.lines(`${side * 100},18 ${side * 98},6`),
    })
    pen.shape(`${side * 14},60 ${side * 10},88 ${side * 60},88 ${side * 52},56`)
  }
  pen.shape(
    '-70,70 -80,20! -92,10 -78,-10! -88,-30 -72,-46! -78,-70 -56,-92! -50,-112 -24,-116! 0,-128 24,-116! 50,-112 56,-92! 78,-70 72,-46! 88,-30 78,-10! 92,10 80,20! 70,70 36,80! 0,72 -36,80!',
    { marks: pen.marks('-44,20 0,6 44,20 40,56 0,64 -40,56') },
  )
  pen.circle(-24, -60, 22)
  pen.circle(24, -64, 18)
  eyesWithGlints(pen, [[-22, -58, 11], [24, -62, 9]]) // prettier-ignore
  brows(pen, 0, -90, 26, 15)
  if (isSadOrAngry(pen)) mouth(pen, 0, -8, 32)
  else {
    pen.shape('-40,-20! 0,-10 40,-20! 30,8 0,16 -30,8')
    for (const x of [-22, 6]) pen.shape(`${x},-16! ${x + 16},-15! ${x + 8},-2!`)
  }
  pen.anchor('head', 0, -120)
  pen.anchor('mouth', 0, 0)
})

const snowman = upright(1.8, (pen) => {
  for (const side of [-1, 1]) {
    pen.bar(side * 48, -50, side * 100, -84, 3.4)
    pen.bar(side * 88, -76, side * 104, -64, 2.6)
    pen.bar(side * 88, -76, side * 90, -98, 2.6)
  }
  pen.circle(0, 40, 78, 66)
  pen.circle(0, -46, 58, 52)
  pen.put([], {
    dots: [-60, -34, 10, 38].map((y) => ellipse([0, y], 5)),
  })
  pen.circle(0, -120, 46, 44)
  face(pen, 0, -130, 5.5, 16)
  pen.shape('-4,-122! 44,-112! -2,-108 -8,-116', { lines: pen.lines('10,-122 12,-108', '22,-120 22,-108') })
  pen.shape('22,-84! 40,-30! 60,-36! 44,-90!', { lines: pen.lines('30,-46 60,-54') })
  pen.shape('-50,-94 0,-84 50,-94 54,-76 0,-64 -54,-76', {
    lines: pen.lines('-20,-100 -18,-60', '14,-100 14,-60'),
  })
  pen.shape('-30,-156! -32,-204! 32,-204! 30,-156!', { lines: pen.lines('-40,-172 40,-172') })
  pen.shape('-54,-154 0,-162 54,-154 50,-144 0,-150 -50,-144')
  pen.anchor('head', 0, -160)
  pen.anchor('mouth', 0, -104)
  pen.anchor('handLeft', -100, -84)
  pen.anchor('handRight', 100, -84)
})

const gingerbread = upright(0.2, (pen) => {
  pen.shape(
    '0,-126 36,-112 46,-80 32,-54 90,-52 104,-30 88,-12 42,-14 48,30 62,76 40,96 16,84 0,50 -16,84 -40,96 -62,76 -48,30 -42,-14 -88,-12 -104,-30 -90,-52 -32,-54 -46,-80 -36,-112',
    {
      lines: pen.lines(
        '-84,-62 -78,-46 -86,-34 -78,-4',
        '84,-62 78,-46 86,-34 78,-4',
        '-70,70 -50,62 -40,72 -14,62',
        '70,70 50,62 40,72 14,62',
      ),
    },
  )
  face(pen, 0, -92, 6, 15)
  for (const y of [-34, -8, 18]) pen.circle(0, y, 7)
})

const doll = upright(0.4, (pen) => {
  for (const side of [-1, 1]) {
    pen.shape(`${side * 24},-40 ${side * 70},-14 ${side * 78},2 ${side * 66},10 ${side * 24},-10`)
    pen.circle(side * 74, 4, 11)
    pen.bar(side * 18, 60, side * 20, 92, 12, {
      lines: pen.lines(`${side * 20 - 20},78 ${side * 20 + 20},78`),
    })
    pen.shape(`${side * 20 - 16},110! ${side * 20 - 14},94 ${side * 20 + 16},94 ${side * 20 + 18},110!`)
    pen.put([[58, -96], [70, -74], [66, -50]].map(([x, y]) => ellipse([side * x!, y!], 18))) // prettier-ignore
  }
  pen.shape('-28,-46! 28,-46! 62,58 30,66 0,62 -30,66 -62,58', {
    lines: pen.lines('-60,20 0,28 60,20'),
    marks: [...(pen.detail > 0 ? [heart([0, -6], 13)] : []), ...pen.dots('-34,44,6 0,48,6 34,44,6')],
  })
  pen.circle(0, -86, 52, 48)
  pen.shape('-54,-84 -48,-124 0,-142 48,-124 54,-84 30,-104 0,-100 -30,-104')
  face(pen, 0, -82, 7, 19)
  pen.put([], { marks: pen.dots('-34,-66,8,5 34,-66,8,5') })
  pen.shape('20,-132 0,-146 -2,-118')
  pen.shape('20,-132 42,-148 42,-118')
  pen.anchor('head', 0, -138)
})

const scarecrow = upright(2, (pen) => {
  pen.bar(0, -20, 0, 110, 6)
  pen.bar(-110, -60, 110, -60, 6)
  pen.shape(
    '-46,-84! 46,-84! 104,-74! 104,-46! 52,-42! 54,40! 20,34 0,42 -20,34 -54,40! -52,-42! -104,-46! -104,-74!',
    { lines: pen.lines('0,-80 0,40', '-60,-10 60,-10'), marks: pen.marks('14,4! 36,4! 36,26! 14,26!') },
  )
  for (const side of [-1, 1])
    pen.shape(
      `${side * 100},-72! ${side * 130},-82! ${side * 120},-66! ${side * 136},-58! ${side * 118},-54! ${side * 128},-40! ${side * 100},-48!`,
    )
  pen.circle(0, -110, 38)
  face(pen, 0, -114, 5.5, 14)
  pen.shape('-6,-106! 6,-106! 0,-94!')
  pen.shape('-72,-136 0,-144 72,-136 40,-124 0,-128 -40,-124')
  pen.shape('-34,-140! 0,-206! 34,-140! 0,-134', { lines: pen.lines('-40,-154 40,-154') })
})

const angryTroll = upright(1.6, (pen) => {
  for (const side of [-1, 1]) {
    pen.shape(`${side * 40},-70 ${side * 84},-96! ${side * 74},-56 ${side * 44},-46`)
    pen.shape(`${side * 40},-14 ${side * 84},10 ${side * 96},50 ${side * 76},58 ${side * 40},20`)
    pen.shape(`${side * 8},70 ${side * 2},104 ${side * 56},104 ${side * 44},66`, {
      lines: pen.lines(`${side * 20},110 ${side * 20},94`, `${side * 36},110 ${side * 36},94`),
    })
  }
  pen.shape('-50,-20 0,-30 50,-20 62,40 40,84! 20,72 0,86! -20,72 -40,84! -62,40', {
    lines: pen.lines('-70,30 0,38 70,30'),
  })
  pen.shape(
    '-56,-60 -60,-110! -36,-100 -30,-132! -8,-108 4,-140! 20,-108 40,-128! 44,-98 64,-104! 56,-60 44,-20 0,-6 -44,-20',
  )
  face(pen, 0, -64, 7, 22)
  pen.circle(0, -46, 15, 13)
  pen.anchor('head', 0, -104)
})

export const FRIENDS: Readonly<Record<string, Thing>> = {
  robot,
  alien,
  monster,
  troll: angryTroll,
  snowman,
  'gingerbread-man': gingerbread,
  doll,
  scarecrow,
}
