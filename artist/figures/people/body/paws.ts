/** Hands of animals that stand upright, with the wrist at 0, 0 and the tip to the right. */
export type PawName = 'paw' | 'hoof' | 'wing' | 'flipper' | 'toes' | 'digger' | 'claw' | 'round' | 'tentacle'

/** Feet of animals that stand upright: the sole is at y 0, the ankle at 0, -17. */
export type FootName = 'paw' | 'long' | 'hoof' | 'bird' | 'web' | 'round' | 'claw' | 'tentacle' | 'fin'

/** The visible body of an animal that stands upright and wears only a scarf or an apron. */
export interface AnimalBody {
  hand: PawName
  foot: FootName
  /** A bright belly, the plates of a turtle, the cross bands of a reptile, or the breast feathers of a bird. */
  front?: 'belly' | 'plates' | 'bands' | 'feathers' | 'wool' | undefined
  /** Markings on the back and the thighs. */
  coat?: 'patches' | 'stripes' | 'spots' | undefined
  /** Half of the width of a long neck. */
  neck?: number
  /** Arms are wings with feathers below. */
  winged?: boolean
}

interface Drawing {
  outline: string
  lines: readonly string[]
  /** Small ovals: pads of an open paw, nails of a round foot. */
  ovals?: readonly (readonly [x: number, y: number, rx: number, ry: number])[]
}

interface Hand {
  closed: Drawing
  /** An open hand shows its pads or spreads its fingers. */
  open?: Drawing
}

const CLOSED_PAW: Drawing = {
  outline: '-9,-9 2,-12 14,-14 25,-10 30,-1 27,8 17,13 4,12 -9,9',
  lines: ['29.5,-4 21,-3.5', '28,5 20,4.5'],
}

export const PAWS: Record<PawName, Hand> = {
  paw: {
    closed: CLOSED_PAW,
    open: {
      outline: '-9,-9 2,-12 6,-19 14,-20 18,-14! 25,-18 32,-13 31,-6! 37,-3 37,5 31,7! 31,14 23,18 17,14! 8,15 -9,9',
      lines: [],
      ovals: [[11, 0, 7, 7.5], [24, -9, 3.2, 3], [27, 1, 3.4, 3], [22, 10, 3.2, 3]],
    },
  },
  hoof: {
    closed: {
      outline: '-9,-9 4,-10! 9,-13! 27,-9~2 30,0 27,9~2 9,13! 4,10! -9,9',
      lines: ['9,-13 7,0 9,13', '29,0 19,0'],
    },
  },
  wing: {
    closed: {
      outline: '-9,-9 6,-13 22,-13 33,-10 36,-5~2 27,-4! 38,-2 40,4~2 28,5! 33,9 30,13~2 14,13 -9,9',
      lines: ['27,-4 16,-4', '28,5 15,4'],
    },
    open: {
      outline: '-9,-9 4,-14 18,-24 28,-27 29,-20~2 19,-11! 34,-14 42,-10 40,-5~2 23,-2! 38,3 43,8 38,12~2 20,7! 28,16 27,21~2 12,15 -9,9',
      lines: ['19,-11 11,-7', '23,-2 13,-1', '20,7 11,5'],
    },
  },
  flipper: { closed: { outline: '-9,-9 8,-13 24,-11 37,-2 35,4 22,10 6,12 -9,9', lines: [] } },
  toes: {
    closed: {
      outline: '-9,-7 2,-8 12,-12 22,-17 27,-14 25,-9 16,-5! 29,-6 34,-2 31,2 17,3! 26,9 27,14 22,15 10,9 2,8 -9,7',
      lines: [],
    },
    open: {
      outline: '-9,-7 2,-8 8,-16 10,-27 16,-29 19,-24 16,-11! 29,-20 35,-19 35,-13 19,-3! 36,0 39,5 35,8 18,5! 27,15 26,20 20,20 9,9 2,8 -9,7',
      lines: [],
    },
  },
  digger: {
    closed: {
      outline: '-9,-12 2,-17 14,-18 22,-16! 31,-13! 25,-8! 36,-4! 28,0! 36,6! 26,8! 29,15! 18,16! 6,16 -9,12',
      lines: ['25,-8 19,-7', '28,0 21,0', '26,8 19,7'],
    },
  },
  claw: {
    closed: {
      outline: '-9,-8 6,-10 16,-12 26,-13! 33,-9! 24,-4! 36,-2! 35,3! 23,4! 31,9! 27,13! 14,11 4,10 -9,8',
      lines: ['24,-4 17,-4', '23,4 16,4'],
    },
  },
  round: {
    closed: {
      outline: '-9,-12 6,-13 20,-13 27,-8 28,2 25,11 10,14 -9,12',
      lines: [],
      ovals: [[25.5, -7, 3, 4], [26.5, 1.5, 3, 4], [24, 9.5, 3, 3.6]],
    },
  },
  tentacle: { closed: { outline: '-9,-8 8,-8 22,-10 31,-6 30,1 22,2 24,-3! 12,6 -9,8', lines: [] } },
} // prettier-ignore

export const FEET: Record<FootName, Drawing> = {
  paw: {
    outline: '-13,-20 6,-23 20,-20 35,-15 43,-6 40,2 30,4~2 -11,4~2 -19,-4',
    lines: ['42,-4 33,-3', '37,-13 29,-10'],
  },
  long: {
    outline: '-12,-18 6,-21 24,-17 46,-13 56,-5 53,2 42,4~2 -12,4~2 -20,-4',
    lines: ['55,-3 46,-2.5', '51,-11 43,-8.5'],
  },
  hoof: {
    outline: '-13,-22 12,-22 16,-12! 21,-12! 32,2! 29,4! -13,4! -16,-9! -12,-11!',
    lines: ['-14,-10 2,-8 19,-12', '26,-4 14,-3'],
  },
  bird: {
    outline: '-5,-24! 5,-24! 7,-12 22,-12 38,-8 43,-3 38,0 20,-3! 34,1 36,4 30,5~2 8,4 2,0! -10,4 -22,4 -24,0 -12,-5 -6,-12',
    lines: [],
  },
  web: {
    outline: '-6,-22! 6,-22! 12,-13 30,-12 46,-9 47,-5! 40,-3 50,1! 44,3~2 20,4 -10,4~2 -14,-2 -8,-10',
    lines: ['47,-6 20,-7', '48,1 22,-1'],
  },
  round: {
    outline: '-18,-22~2 18,-22~2 24,-8 29,0 27,4~2 -18,4~2 -22,-2 -20,-12',
    lines: [],
    ovals: [[8, 0.4, 4.4, 3.4], [17, 0.4, 4.2, 3.6], [25, -0.4, 3, 3.8]],
  },
  claw: {
    outline: '-13,-20 6,-23 22,-17 34,-15! 44,-8! 35,-7! 49,-1! 38,1! 42,4! -11,4~2 -20,-3',
    lines: ['35,-7 27,-7', '38,1 29,0'],
  },
  // A figure with a fish tail shows no feet.
  fin: { outline: '-8,-20 8,-20 24,-6 26,4~2 -10,4~2', lines: [] },
  tentacle: { outline: '-9,-22 9,-22 12,-8 28,-5 40,-10 45,-4 38,3 20,4~2 -4,4 -11,-6', lines: [] },
} // prettier-ignore
