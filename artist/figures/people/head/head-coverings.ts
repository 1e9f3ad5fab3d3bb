import { closedCurve, layer, mirroredShape, openCurve, type HeadLayer } from './head-layer.ts'

interface HeadCovering {
  cover: 'none' | 'hat' | 'whole'
  rise: number
  layers(): HeadLayer[]
}

/** Turban, kippa and hijab. */
export const HEAD_COVERINGS = {
  turban: {
    cover: 'hat',
    rise: 22,
    layers: () => [
      layer(46, closedCurve('-52,-16 -56,-48 -34,-78 4,-86 40,-76 57,-46 52,-14! 30,-34 0,-42 -30,-34'), {
        lines: [
          openCurve('-52,-18 -10,-44 46,-66'),
          openCurve('52,-18 10,-40 -34,-56'),
          openCurve('-36,-70 4,-64 42,-72'),
        ],
      }),
      layer(46.1, closedCurve('-7,-46 0,-58 7,-46 0,-38')),
    ],
  },
  kippa: {
    cover: 'none',
    rise: 6,
    layers: () => [
      layer(46, closedCurve('-45,-32! -43,-56 -22,-73 6,-73 25,-61! 6,-46 -22,-36'), {
        lines: [
          openCurve('-14,-73 -20,-56 -22,-36'),
          openCurve('-14,-73 -2,-62 4,-46'),
          openCurve('-14,-73 -34,-56 -45,-34'),
        ],
      }),
    ],
  },
  hijab: {
    cover: 'whole',
    rise: 4,
    layers: () => [
      layer(-40, mirroredShape('0,-62 40,-48 60,-8 62,40 40,66')),
      layer(41, mirroredShape('0,-60 34,-52 55,-20 57,20 46,50 30,66 0,72'), {
        lines: [openCurve('60,10 34,54 -14,66'), openCurve('-56,26 -40,52 -30,70')],
      }),
      layer(43, mirroredShape('0,-36 26,-30 41,-8 40,16 28,36 0,45'), { slides: true }),
    ],
  },
} satisfies Record<string, HeadCovering>
