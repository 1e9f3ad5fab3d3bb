import type { Frame, Vec } from '../../../geometry/vector.ts'
import { flesh, mirroredKnots } from '../../engine/mass.ts'
import { ball, bothSides, line, oval, shape, type Piece, type PieceDetail } from '../../engine/piece.ts'
import type { Posed, SitterBuild } from './sitter-build.ts'
import { furOnBib, furOnHaunch, furOnLimb } from './sitter-fur.ts'

export const toes = (place: Frame, x: number, y: number, width: number, down = 1): PieceDetail[] =>
  [-0.5, 0.5].map((share) => line(place, [[x + share * width, y], [x + share * width, y - width * 0.6 * down]], 0.9, [0, 0.5], 1)) // prettier-ignore

/** The toes of a paw, the nails of an elephant, or the edge of a hoof. */
export const footLines = ({ hooves, nails }: SitterBuild, place: Frame, x: number, y: number, width: number, down = 1): PieceDetail[] =>
  nails
    ? [-0.95, 0, 0.95].map((share) => ({ ...oval(place, x + share * width, y - width * 0.34 * down, width * 0.34, width * 0.3, 'paper'), inside: true }))
    : hooves
    ? [line(place, [[x - width * 1.5, y - width * 0.5 * down], [x, y - width * 0.9 * down], [x + width * 1.5, y - width * 0.5 * down]], 0.9, [0.2, 0.2])]
    : toes(place, x, y, width, down) // prettier-ignore

export const clawsAt = (place: Frame, x: number, y: number, down: number): Piece[] =>
  [-8, 0, 8].map((aside) => ({
    masses: [flesh([[x + aside, y], [x + aside * 1.2, y + 11 * down], [x + aside * 1.1, y + 21 * down]], [5, 4.4, 1.6], undefined, place)], // prettier-ignore
    details: [],
  }))

/** Straight forelegs between the hind paws. */
export const forelegsOf = ({ build, trunk }: Posed, sides: readonly number[]): Piece[] => {
  const [x, y] = build.shoulder
  const [apart, , hind] = build.leg
  const radius = build.arm[2]
  const foot = Math.max(radius * 1.12, apart - hind * 0.72)
  const legs = bothSides(trunk, (side, sign): Piece[] => {
    if (!sides.includes(sign)) return []
    const leg = flesh([[x * 0.7, y + radius * 0.6], [x * 0.5 + foot * 0.42, y * 0.5], [foot, -radius * 0.7]], [radius * 1.15, radius * 1.06, radius * 0.92], 4, side)
    return [
      {
        masses: [leg, ball(side, foot, -radius * 0.62, radius * 1.18, radius * 0.74, 0, 3)],
        details: [...footLines(build, side, foot, 0, radius * 0.72), ...(build.legMarks?.(leg) ?? []), ...furOnLimb(build, leg, [0.6])],
        open: [{ at: side([x * 0.7, y + radius * 0.2]), radius: radius * 1.9 }],
      },
    ]
  })
  return [...legs, ...(build.bib ? [shape(trunk, mirroredKnots(build.bib), furOnBib(build, trunk), { part: 'belly' })] : [])]
} // prettier-ignore

export function standingLegs({ build, pose, trunk }: Posed): Piece[] {
  const { leg, claws } = build
  const [apart, length, radius] = leg
  return bothSides((v) => v, (side, sign): Piece[] => {
    const [dx, dy] = pose.feet![sign > 0 ? 1 : 0]
    const foot: Vec = [apart + dx * length, -radius * 0.5 - dy * length]
    const hip = trunk([apart * 0.8 * sign, -radius * 1.4])
    const joints: Vec[] = [[hip[0] * sign, hip[1]], [(apart * 0.8 + foot[0]) / 2 + 3 + dy * length * 0.4, (hip[1] + foot[1]) / 2 - dy * 6], foot] // prettier-ignore
    return [
      ...(claws ? clawsAt(side, foot[0] + 6, foot[1], 0.5) : []),
      {
        masses: [flesh(joints, [radius * 1.3, radius, radius * 0.8], 4, side), ball(side, foot[0] + radius * 0.35, foot[1], radius * 1.15, radius * 0.56, 0, 3)],
        details: footLines(build, side, foot[0] + radius * 0.5, foot[1] + radius * 0.4, radius * 0.6),
      },
    ]
  }) // prettier-ignore
}

const webbedFoot = (side: Frame, x: number): Piece =>
  shape(side, [[x - 20, -2], [x - 6, -13], [x + 14, -14], [x + 32, -15], [x + 27, -9, 0], [x + 38, -6], [x + 28, -2, 0], [x + 33, 3], [x + 8, 3], [x - 14, 3]], [
    line(side, [[x + 27, -9], [x + 12, -8]], 0.9, [0, 0.4], 1),
    line(side, [[x + 28, -2], [x + 13, -3]], 0.9, [0, 0.4], 1),
  ]) // prettier-ignore

/** Soles towards the viewer, or haunches with paws. */
export function seatedLegs(build: SitterBuild, trunk: Frame): Piece[] {
  const { sole, leg, claws } = build
  if (!sole) {
    const [apart, , radius] = leg
    return bothSides(trunk, (side) => [
      {
        masses: [ball(side, apart + radius * 0.7, -radius * 1.5, radius * 1.2, radius * 1.6)],
        details: furOnHaunch(build, side, apart + radius * 0.7, -radius * 1.6, radius),
      },
      build.webbed ? webbedFoot(side, apart + radius * 0.6) : { masses: [ball(side, apart + radius * 0.2, -radius * 0.45, radius * 1.15, radius * 0.58)], details: footLines(build, side, apart + radius * 0.2, -1, radius * 0.6) }, // prettier-ignore
    ])
  }
  const [x, y, rx, ry] = sole
  return bothSides(trunk, (side) => [
    ...(claws ? clawsAt(side, x, y - ry * 0.5, -1) : []),
    {
      masses: [ball(side, x, y, rx, ry)],
      details: [
        oval(side, x, y + ry * 0.25, rx * 0.52, ry * 0.45, 'paper'),
        ...[-0.5, 0, 0.5].map((share) => ({
          ...oval(
            side,
            x + share * rx,
            y - ry * (0.62 - Math.abs(share) * 0.35),
            rx * 0.19,
            ry * 0.17,
            'paper',
          ),
          level: 1 as const,
        })),
      ],
    },
  ])
}
