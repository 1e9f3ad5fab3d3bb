import type { FigureMaker } from '../../drawing.ts'
import { moved, type Path } from '../../geometry/path.ts'
import type { Frame } from '../../geometry/vector.ts'
import { finishPieces } from '../engine/finish-pieces.ts'
import { boundsOfMasses, type Mass } from '../engine/mass.ts'
import type { Piece } from '../engine/piece.ts'
import { inOrder } from '../engine/sketch-pieces.ts'
import { layersOfPerson } from './person.ts'
import { ROLES, type Role } from './person-roles.ts'

const GROUPS: Readonly<Record<string, readonly string[]>> = {
  family: ['father', 'boy', 'mother', 'girl'],
  twin: ['girl', 'girl'],
}

/** People side by side who hold hands, in one scale and on one ground line. */
function groupMaker(id: string, members: readonly string[]): FigureMaker {
  return {
    id,
    source: 'people',
    height: 1.8,
    poses: ['hold-hands', 'wave', 'cheer', 'stand'],
    draw(request) {
      const pose = request.pose && this.poses.includes(request.pose) ? request.pose : 'hold-hands'
      const drawn = members.map((name) => layersOfPerson(name, ROLES[name] as Role, { ...request, pose }))
      const perMetre = Math.min(...drawn.map((one) => one.perMetre))
      const pieces: Piece[] = []
      let end = 0
      for (const [i, one] of drawn.entries()) {
        const scale = perMetre / one.perMetre
        const own = inOrder(one.layers)
        const { left, right } = boundsOfMasses(own.flatMap(({ masses }) => masses))
        // Hands overlap a little, as if they were held.
        const x = i === 0 ? 0 : end - left * scale - 9
        const place: Frame = (v) => [v[0] * scale + x, v[1] * scale]
        pieces.push(...own.map((piece) => placedPiece(piece, place, scale)))
        end = right * scale + x
      }
      const { anchors } = drawn[0]!
      return finishPieces(
        { pieces, anchors, facing: 'right' },
        { id, detail: request.detail, wanted: request.facing, perMetre },
      )
    },
  }
}

const placedMass = ({ points, radii, path, ...mass }: Mass, place: Frame, scale: number): Mass => ({
  ...mass,
  points: points.map(place),
  ...(radii && { radii: radii.map((radius) => radius * scale) }),
  ...(path && { path: moved(path, place) }),
})

const placedPiece = (piece: Piece, place: Frame, scale: number): Piece => ({
  ...piece,
  masses: piece.masses.map((mass) => placedMass(mass, place, scale)),
  details: piece.details.map((detail) => ({ ...detail, path: moved(detail.path as Path, place) })),
  ...(piece.open && {
    open: piece.open.map(({ at, radius }) => ({ at: place(at), radius: radius * scale })),
  }),
})

export const groupMakers: FigureMaker[] = Object.entries(GROUPS).map(([id, members]) =>
  groupMaker(id, members),
)
