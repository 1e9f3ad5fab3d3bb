import { ellipse as E, box, capsule } from '../../../geometry/round-shapes.ts'
import { star } from '../clothes/clothes-motifs.ts'
import { HEAD_COVERINGS } from './head-coverings.ts'
import { closedCurve, openCurve, layer, mirroredShape, type HeadLayer } from './head-layer.ts'

/** How much of the hair the headwear hides. */
type HairCover = 'none' | 'hat' | 'helmet' | 'whole'

interface Hat {
  cover: HairCover
  /** How far it rises above the skull, for things on top of it. */
  rise: number
  layers(): HeadLayer[]
}

const hat = (cover: HairCover, rise: number, layers: () => HeadLayer[]): Hat => ({ cover, rise, layers })
const brim = (half: number, y: number, depth = 12) =>
  closedCurve(
    `${-half},${y} ${-half * 0.6},${y - 8} 0,${y - 4} ${half * 0.6},${y - 8} ${half},${y} ${half * 0.58},${y + depth} 0,${y + depth + 4} ${-half * 0.58},${y + depth}`,
  )

export const HATS = {
  crown: hat('none', 30, () => [
    layer(46, closedCurve('-36,-38! -42,-80! -22,-60! 0,-90! 22,-60! 42,-80! 36,-38! 0,-30'), {
      lines: [openCurve('-44,-47 0,-39 44,-47')],
    }),
    layer(46, [E([-42, -82], 5), E([0, -92], 6), E([42, -82], 5)], { level: 1 }),
    layer(46.1, E([0, -54], 5, 6), { level: 1 }),
    layer(46.1, [E([-20, -57], 4), E([20, -57], 4)], { level: 2 }),
  ]),
  tiara: hat('none', 20, () => [
    layer(46, closedCurve('-34,-44! -26,-60! -13,-54! 0,-78! 13,-54! 26,-60! 34,-44! 0,-37'), {
      marks: [E([0, -56], 5, 6)],
    }),
    layer(46, E([0, -80], 4.5)),
  ]),
  halo: hat('none', 30, () => [layer(-47, E([0, -82], 34, 10), { marks: [E([0, -82], 23, 4.5)] })]),
  bow: hat('none', 8, () => [
    layer(46, closedCurve('24,-50 4,-66 2,-36')),
    layer(46, closedCurve('24,-50 46,-66 46,-34')),
    layer(46.1, E([24, -50], 6)),
  ]),
  veil: hat('none', 8, () => [
    layer(-44, closedCurve('-40,-52! 0,-66 40,-52! 66,0 78,90 60,150! 0,160 -60,150! -78,90 -66,0'), { lines: [openCurve('-44,0 -56,80 -44,158'), openCurve('44,0 56,80 44,158')] }), // prettier-ignore
    layer(
      46,
      [-30, -15, 0, 15, 30].map((x) => E([x, -56 + Math.abs(x) * 0.14], 9)),
      { level: 0 },
    ),
  ]),
  witch: hat('hat', 76, () => [
    layer(46, closedCurve('-34,-36 -22,-80 -6,-112 22,-138 44,-126! 28,-112 24,-90 34,-36 0,-26'), { lines: [openCurve('-40,-54 0,-46 40,-54'), openCurve('-8,-104 6,-100 20,-104')] }), // prettier-ignore
    layer(46.1, brim(84, -34, 12)),
    layer(46.2, closedCurve('-11,-58! 11,-58! 11,-40! -11,-40!'), {
      marks: [closedCurve('-5,-53! 5,-53! 5,-45! -5,-45!')],
    }),
  ]),
  wizard: hat('hat', 80, () => [
    layer(46, closedCurve('-44,-30! -20,-90 4,-146! 20,-90 44,-30! 0,-20'), {
      lines: [openCurve('-50,-44 0,-34 50,-44')],
    }),
    layer(46.1, star([-6, -66], 11), { level: 0 }),
    layer(46.1, [star([12, -88], 6), E([10, -54], 4)], { level: 1 }),
  ]),
  pirate: hat('hat', 30, () => [
    layer(46, closedCurve('-72,-22! -58,-54 -30,-72 0,-92 30,-72 58,-54 72,-22! 38,-32 0,-34 -38,-32'), {
      lines: [openCurve('-72,-34 -36,-43 0,-45 36,-43 72,-34')],
      marks: [E([0, -64], 10, 9), capsule([-3, -55], 3, [3, -55], 3)],
      dots: [E([-4, -65], 2.4), E([4, -65], 2.4)],
    }),
  ]),
  knight: hat('whole', 4, () => [
    layer(-37, closedCurve('0,-60 26,-92 60,-92 80,-66 66,-58 40,-66 14,-54'), {
      lines: [openCurve('14,-60 40,-80 68,-74')],
    }),
    layer(41, mirroredShape('0,-63 34,-54 57,-22 58,20 46,46 22,58'), {
      lines: [openCurve('0,-64 0,-30')],
      marks: [E([-50, -2], 6), E([50, -2], 6)],
    }),
    layer(43, mirroredShape('0,-32 22,-30 42,-16 43,14 30,38 0,44'), { slides: true }),
    layer(46, closedCurve('-60,-8 -58,-34 -34,-50 0,-54 34,-50 58,-34 60,-8 40,-20 0,-28 -40,-20'), { lines: [-24, -8, 8, 24].map((x) => openCurve(`${x},-45 ${x * 1.04},-31`)) }), // prettier-ignore
  ]),
  roman: hat('hat', 20, () => [
    layer(45.9, closedCurve('-10,-56 -54,-70 -50,-96 0,-104 50,-96 54,-70 10,-56'), { lines: [-30, -10, 10, 30].map((x) => openCurve(`${x * 0.6},-58 ${x},-104`)) }), // prettier-ignore
    layer(46, closedCurve('-54,-14! -50,-48 -24,-66 0,-69 24,-66 50,-48 54,-14! 0,-26'), {
      lines: [openCurve('-56,-26 0,-38 56,-26')],
    }),
    layer(46.1, [
      closedCurve('-54,-18! -40,-22! -40,22 -48,30 -56,16'),
      closedCurve('54,-18! 40,-22! 40,22 48,30 56,16'),
    ]),
  ]),
  viking: hat('hat', 16, () => [
    layer(45.9, [
      closedCurve('-44,-40 -78,-42 -86,-86! -66,-66 -40,-62'),
      closedCurve('44,-40 78,-42 86,-86! 66,-66 40,-62'),
    ]),
    layer(46, closedCurve('-54,-16! -50,-48 -24,-68 0,-72 24,-68 50,-48 54,-16! 0,-26'), {
      lines: [openCurve('0,-72 0,-30')],
    }),
    layer(46.1, closedCurve('-56,-26! 0,-38 56,-26! 56,-12! 0,-22 -56,-12!'), { marks: [E([-34, -23], 3.4), E([34, -23], 3.4), E([0, -29], 3.4)] }), // prettier-ignore
  ]),
  samurai: hat('hat', 34, () => [
    layer(-38, closedCurve('-46,-34 -62,-6 -80,34! -50,46! 50,46! 80,34! 62,-6 46,-34'), { lines: [openCurve('-66,2 66,2'), openCurve('-76,22 76,22')] }), // prettier-ignore
    layer(45.9, closedCurve('-14,-54 -46,-72 -54,-116! -30,-90 0,-80 30,-90 54,-116! 46,-72 14,-54')),
    layer(46, closedCurve('-54,-16! -50,-48 -24,-68 0,-71 24,-68 50,-48 54,-16! 0,-28'), {
      lines: [openCurve('-18,-70 -24,-30'), openCurve('18,-70 24,-30')],
    }),
    layer(46.1, closedCurve('-62,-22! 0,-38 62,-22! 58,-10! 0,-24 -58,-10!')),
    layer(46.2, E([0, -54], 10), { marks: [E([0, -54], 4)] }),
  ]),
  firefighter: hat('hat', 18, () => [
    layer(46, closedCurve('-48,-24 -44,-56 -20,-76 0,-79 20,-76 44,-56 48,-24 0,-18'), { lines: [openCurve('-16,-80 -22,-56 -24,-22'), openCurve('16,-80 22,-56 24,-22')] }), // prettier-ignore
    layer(46.1, closedCurve('-68,-16 -50,-32 0,-36 50,-32 68,-16 46,-20 0,-23 -46,-20')),
    layer(46.2, closedCurve('-14,-66! 0,-72 14,-66! 13,-46 0,-38! -13,-46'), { marks: [E([0, -55], 5)] }),
  ]),
  police: hat('hat', 20, () => [
    layer(46, closedCurve('-56,-52 -30,-74 0,-80 30,-74 56,-52 50,-40 0,-46 -50,-40')),
    layer(46.1, closedCurve('-48,-46! 0,-54 48,-46! 47,-26! 0,-34 -47,-26!')),
    layer(46.2, closedCurve('-44,-28 0,-36 44,-28 40,-14 0,-18 -40,-14')),
    layer(46.3, star([0, -60], 10), { level: 0 }),
  ]),
  chef: hat('hat', 52, () => [
    layer(46, [E([-30, -78], 24, 22), E([30, -78], 24, 22), E([0, -90], 28, 25), box(-36, -78, 72, 34)], { lines: [openCurve('-14,-62 -17,-78'), openCurve('14,-62 17,-78'), openCurve('0,-62 0,-76')] }), // prettier-ignore
    layer(46.1, closedCurve('-42,-58! 0,-50 42,-58! 43,-30! 0,-24 -43,-30!')),
  ]),
  santa: hat('hat', 30, () => [
    layer(46, closedCurve('-48,-34 -40,-64 -14,-86 24,-90 56,-72 74,-42 62,-32 46,-30 0,-30'), {
      lines: [openCurve('52,-44 46,-60 28,-68')],
    }),
    layer(46.1, E([68, -30], 13)),
    layer(
      46.2,
      Array.from({ length: 8 }, (_, i) => E([-49 + i * 14, -30 - 8 * Math.cos((i - 3.5) / 2.3)], 11)),
    ),
  ]),
  elf: hat('hat', 50, () => [
    layer(46, closedCurve('-46,-28 -34,-70 -6,-100 40,-112 70,-92! 44,-90 34,-70 46,-28 0,-20'), { lines: [openCurve('-46,-56 0,-60 40,-70'), openCurve('-26,-80 10,-86 40,-92')] }), // prettier-ignore
    layer(46.1, E([72, -90], 9)),
    layer(
      46.2,
      closedCurve('-52,-36! -26,-42! -14,-28! 0,-42! 14,-28! 26,-42! 52,-36! 50,-16 0,-10 -50,-16'),
    ),
  ]),
  cap: hat('hat', 8, () => [
    layer(46, closedCurve('-52,-22 -48,-48 -24,-64 0,-67 24,-64 48,-48 52,-22 0,-30'), { lines: [openCurve('-20,-68 -27,-46 -30,-20'), openCurve('20,-68 27,-46 30,-20')], marks: [E([0, -67], 5, 4)] }), // prettier-ignore
    layer(46.1, closedCurve('-40,-28 -8,-38 34,-36 62,-24 66,-14 40,-20 0,-21 -38,-18')),
  ]),
  helmet: hat('hat', 14, () => [
    layer(46, closedCurve('-52,-24 -48,-54 -24,-72 0,-76 24,-72 48,-54 52,-24 0,-30'), { lines: [openCurve('-9,-78 -12,-56 -12,-26'), openCurve('9,-78 12,-56 12,-26')] }), // prettier-ignore
    layer(46.1, closedCurve('-58,-28 0,-38 58,-28 60,-16 0,-24 -60,-16')),
  ]),
  racer: hat('helmet', 8, () => [
    layer(38.5, mirroredShape('0,-66 36,-56 58,-24 60,16 50,44 0,58')),
    layer(46, closedCurve('-58,-10! -54,-44 -28,-64 0,-68 28,-64 54,-44 58,-10! 0,-24'), { lines: [openCurve('-10,-70 -12,-20'), openCurve('10,-70 12,-20')] }), // prettier-ignore
  ]),
  bicycle: hat('hat', 10, () => [
    layer(46, closedCurve('-54,-20 -50,-50 -26,-70 6,-74 34,-64 52,-44 56,-20 0,-30'), { marks: [closedCurve('-30,-40 -22,-56 -14,-56 -18,-38'), closedCurve('-4,-40 -2,-62 6,-62 6,-40'), closedCurve('20,-40 22,-56 30,-52 34,-38')] }), // prettier-ignore
    layer(45.8, [capsule([-48, -22], 2.4, [-30, 40], 2.4), capsule([48, -22], 2.4, [30, 40], 2.4)]),
  ]),
  straw: hat('hat', 22, () => [
    layer(46, closedCurve('-38,-40 -34,-66 -14,-80 14,-80 34,-66 38,-40 0,-32'), {
      lines: [openCurve('-44,-54 0,-46 44,-54')],
    }),
    layer(46.1, brim(78, -38, 14), { lines: [openCurve('-60,-34 -52,-24'), openCurve('60,-34 52,-24'), openCurve('-30,-32 -28,-22'), openCurve('30,-32 28,-22')], level: 0 }), // prettier-ignore
  ]),
  cowboy: hat('hat', 34, () => [
    layer(46, closedCurve('-36,-40 -34,-72 -22,-90 0,-80 22,-90 34,-72 36,-40 0,-32'), {
      lines: [openCurve('-42,-54 0,-46 42,-54')],
    }),
    layer(
      46.1,
      closedCurve('-88,-56! -64,-38 -30,-40 0,-34 30,-40 64,-38 88,-56! 78,-26 40,-18 0,-16 -40,-18 -78,-26'),
    ),
  ]),
  safari: hat('hat', 16, () => [
    layer(46, closedCurve('-44,-34 -40,-62 -18,-76 18,-76 40,-62 44,-34 0,-28'), {
      lines: [openCurve('-48,-50 0,-44 48,-50')],
    }),
    layer(46.1, brim(66, -34, 12)),
  ]),
  ranger: hat('hat', 20, () => [
    layer(46, closedCurve('-36,-38 -30,-66 -16,-82 0,-76 16,-82 30,-66 36,-38 0,-32'), {
      lines: [openCurve('-42,-52 0,-46 42,-52')],
    }),
    layer(46.1, brim(76, -34, 10)),
  ]),
  detective: hat('hat', 14, () => [
    layer(46, closedCurve('-50,-26 -46,-54 -22,-70 0,-72 22,-70 46,-54 50,-26 0,-32'), { lines: [openCurve('0,-72 0,-30'), openCurve('-50,-46 0,-54 50,-46'), openCurve('-26,-70 -28,-28'), openCurve('26,-70 28,-28')] }), // prettier-ignore
    layer(46.1, closedCurve('-62,-16 -40,-34 0,-38 40,-34 62,-16 30,-24 0,-25 -30,-24')),
    layer(46.2, [closedCurve('0,-74 -12,-84 -13,-68'), closedCurve('0,-74 12,-84 13,-68')]),
  ]),
  tophat: hat('hat', 58, () => [
    layer(46, closedCurve('-34,-40! -38,-112! 0,-118 38,-112! 34,-40! 0,-34'), {
      lines: [openCurve('-40,-60 0,-54 40,-60')],
    }),
    layer(46.1, brim(62, -40, 10)),
  ]),
  sailor: hat('hat', 14, () => [
    layer(46, closedCurve('-46,-50 -30,-70 0,-76 30,-70 46,-50 0,-44')),
    layer(46.1, closedCurve('-50,-56! 0,-50 50,-56! 48,-28! 0,-24 -48,-28!'), {
      lines: [openCurve('-52,-40 0,-34 52,-40')],
    }),
  ]),
  nurse: hat('none', 14, () => [
    layer(46, closedCurve('-32,-48! -38,-74! 0,-80 38,-74! 32,-48! 0,-54'), { marks: [closedCurve('-3,-74! 3,-74! 3,-69! 8,-69! 8,-63! 3,-63! 3,-58! -3,-58! -3,-63! -8,-63! -8,-69! -3,-69!')] }), // prettier-ignore
  ]),
  party: hat('none', 52, () => [
    layer(46, closedCurve('-26,-44! 0,-112! 26,-44! 0,-38'), {
      lines: [openCurve('-30,-60 30,-78'), openCurve('-30,-42 30,-60')],
    }),
    layer(46.1, E([0, -112], 8)),
  ]),
  graduation: hat('hat', 14, () => [
    layer(46, closedCurve('-44,-30! -44,-56! 44,-56! 44,-30! 0,-22')),
    layer(46.1, closedCurve('0,-84! 66,-62! 0,-40! -66,-62!'), { marks: [E([0, -62], 4)] }),
    layer(46.2, [capsule([54, -60], 2, [54, -34], 2), E([54, -28], 6, 9)]),
  ]),
  beanie: hat('hat', 20, () => [
    layer(45.9, E([0, -76], 14)),
    layer(46, closedCurve('-52,-26 -48,-54 -24,-70 0,-73 24,-70 48,-54 52,-26 0,-32'), {
      lines: [openCurve('-48,-54 -16,-48 16,-54 48,-48')],
    }),
    layer(46.1, closedCurve('-56,-38! 0,-48 56,-38! 56,-18! 0,-28 -56,-18!'), { lines: [-36, -18, 0, 18, 36].map((x) => openCurve(`${x},-50 ${x},-14`)) }), // prettier-ignore
  ]),
  sun: hat('hat', 16, () => [
    layer(46, closedCurve('-42,-36 -38,-62 -16,-76 16,-76 38,-62 42,-36 0,-30'), {
      lines: [openCurve('-48,-50 0,-44 48,-50')],
    }),
    layer(46.1, brim(74, -34, 12)),
    layer(46.2, E([26, -46], 8), { marks: [E([26, -46], 3)] }),
  ]),
  rain: hat('hat', 14, () => [
    layer(46, closedCurve('-46,-28 -42,-56 -18,-74 18,-74 42,-56 46,-28 0,-22'), { lines: [openCurve('0,-76 -3,-50 0,-22')] }), // prettier-ignore
    layer(46.1, closedCurve('-50,-34! 0,-42 50,-34! 62,-20 34,-16 0,-22 -40,-12 -78,2 -80,-8'), { lines: [openCurve('-70,-6 -40,-24 0,-32 54,-24')] }), // prettier-ignore
  ]),
  space: hat('helmet', 14, () => [
    layer(38, E([0, -2], 74, 72)),
    layer(38.5, E([0, -2], 64, 62)),
    layer(47, [E([-76, 2], 9, 15), E([76, 2], 9, 15)]),
    layer(47, closedCurve('-48,-30 -36,-46 -28,-50 -38,-34 -46,-20')),
  ]),
  diver: hat('none', 8, () => [
    layer(47, closedCurve('-40,-14! -36,-20 0,-22 36,-20 40,-14! 40,16 24,22 0,10 -24,22 -40,16'), {
      glass: true,
    }),
    layer(46.9, [capsule([-40, -4], 3, [-52, -8], 3), capsule([40, -4], 3, [52, -8], 3)]),
    layer(46.8, [capsule([50, 30], 4, [58, -58], 4), capsule([50, 32], 4, [16, 34], 4)]),
  ]),
  mask: hat('none', 4, () => [
    layer(43.5, closedCurve('-48,-8 -26,-16 0,-8 26,-16 48,-8 44,14 24,22 0,12 -24,22 -44,14'), { marks: [E([-19, 4], 12, 11), E([19, 4], 12, 11)], slides: true }), // prettier-ignore
  ]),
  ninja: hat('whole', 4, () => [
    layer(-39, closedCurve('40,-30 70,-40 84,-20! 66,-18 78,0! 50,-12')),
    layer(41, mirroredShape('0,-60 34,-54 54,-22 53,16 40,40 0,50')),
    layer(43, closedCurve('-44,-14 0,-20 44,-14 46,8 40,20 0,16 -40,20 -46,8'), { slides: true }),
    layer(46, closedCurve('-56,-20! 0,-30 56,-20! 56,-36! 0,-46 -56,-36!')),
  ]),
  ...HEAD_COVERINGS,
  hood: hat('whole', 8, () => [
    layer(-40, mirroredShape('0,-70 42,-56 64,-14 66,36 50,64')),
    layer(41, mirroredShape('0,-68 38,-58 60,-20 62,22 52,52 30,62 0,64'), {
      lines: [openCurve('0,-68 10,-54 8,-42')],
    }),
    layer(43, mirroredShape('0,-44 28,-38 45,-14 45,16 30,38 0,48'), { slides: true }),
    layer(45, [closedCurve('0,56 -20,46 -22,68'), closedCurve('0,56 20,46 22,68'), E([0, 56], 6)]),
  ]),
  mitre: hat('hat', 70, () => [
    layer(46, closedCurve('-40,-32! -48,-76 0,-138! 48,-76 40,-32! 0,-24'), { lines: [openCurve('-48,-48 0,-40 48,-48')], marks: [closedCurve('-5,-112! 5,-112! 5,-96! 18,-96! 18,-86! 5,-86! 5,-60! -5,-60! -5,-86! -18,-86! -18,-96! -5,-96!')] }), // prettier-ignore
  ]),
  pharaoh: hat('whole', 8, () => [
    layer(-40, mirroredShape('0,-66 46,-50 66,-6 76,60 56,72'), { lines: [10, 30, 50].flatMap((y) => [openCurve(`-90,${y} -40,${y + 6}`), openCurve(`90,${y} 40,${y + 6}`)]) }), // prettier-ignore
    layer(41, mirroredShape('0,-64 40,-52 58,-14 56,10 44,20 40,-14 0,-34'), { lines: [-30, -10, 10, 30].map((x) => openCurve(`${x * 0.4},-66 ${x},-26`)) }), // prettier-ignore
    layer(43, mirroredShape('0,-38 26,-34 43,-10 42,18 28,40 0,46'), { slides: true }),
    layer(46, closedCurve('-8,-50 -4,-78 8,-78 8,-50')),
  ]),
  bearskin: hat('hat', 66, () => [
    layer(46, closedCurve('-50,-28 -56,-80 -36,-116 0,-124 36,-116 56,-80 50,-28 0,-20'), { lines: [openCurve('-20,-90 -16,-80'), openCurve('14,-100 18,-90'), openCurve('-30,-60 -26,-50'), openCurve('26,-66 30,-56'), openCurve('0,-70 4,-60')] }), // prettier-ignore
    layer(46.1, closedCurve('-46,-22! -40,-26! -30,46 0,56 30,46 40,-26! 46,-22! 36,50 0,62 -36,50'), {
      level: 0,
    }),
  ]),
  headphones: hat('none', 6, () => [
    layer(
      46,
      closedCurve(
        '-58,0! -56,-34 -30,-66 0,-72 30,-66 56,-34 58,0! 50,0! 48,-30 26,-56 0,-62 -26,-56 -48,-30 -50,0!',
      ),
    ),
    layer(46.1, [E([-54, 6], 11, 16), E([54, 6], 11, 16)]),
  ]),
} as const satisfies Record<string, Hat>

export type HatName = keyof typeof HATS
