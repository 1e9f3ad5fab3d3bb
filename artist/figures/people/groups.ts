import type { Figure, FigureMaker, FigureRequest } from '../../drawing.ts'
import { moved, type Path } from '../../geometry/path.ts'
import type { Frame } from '../../geometry/vector.ts'
import { finishPieces } from '../engine/finish-pieces.ts'
import type { Mass } from '../engine/mass.ts'
import type { Piece } from '../engine/piece.ts'
import { inOrder } from '../engine/sketch-pieces.ts'
import { layersOfPerson, personMaker } from './person.ts'
import { ROLES, type Role } from './person-roles.ts'

interface Member {
  role: string
  /** Pose of the member if the wish names none. */
  pose: string
}
interface Group {
  back: readonly Member[]
  front: readonly Member[]
}

/** Who stands behind and who in front; the tall ones are behind, so that all heads show. */
const GROUPS: Readonly<Record<string, Group>> = {
  family: {
    back: [
      { role: 'father', pose: 'stand' },
      { role: 'mother', pose: 'wave' },
    ],
    front: [
      { role: 'boy', pose: 'cheer' },
      { role: 'girl', pose: 'wave' },
    ],
  },
  twin: {
    back: [],
    front: [
      { role: 'girl', pose: 'hold-hands' },
      { role: 'girl', pose: 'hold-hands' },
    ],
  },
}

/** Distances in metres: neighbours in a row, and how much nearer to the viewer the front row stands. */
const PITCH = { back: 0.74, front: 0.78 }
const STEP_FORWARD = 0.3
/** The front row is nearer and larger. */
const FRONT_SCALE = 1.08

interface Place {
  member: Member
  /** Metres from the middle of the group, and below the back row. */
  x: number
  y: number
  scale: number
}

/** Where the members stand, in paint order. The front row stands in the gaps of the back row, if possible. */
function placesOf({ back, front }: Group): Place[] {
  const row = (members: readonly Member[], pitch: number, y: number, scale: number): Place[] =>
    members.map((member, i) => ({ member, x: (i - (members.length - 1) / 2) * pitch, y, scale }))
  // Rows of equal length would stand one behind the other, so one of them is wider.
  const wide = back.length === front.length ? 1.75 : 1
  return [
    ...row(back, PITCH.back, 0, 1),
    ...row(front, PITCH.front * wide, back.length > 0 ? STEP_FORWARD : 0, back.length > 0 ? FRONT_SCALE : 1),
  ]
}

/** Poses in which all look into the same direction; in others, those on the right look to the left. */
const SAME_DIRECTION = ['walk', 'run', 'look-up', 'point', 'ride', 'swim', 'push']

function groupMaker(id: string, group: Group): FigureMaker {
  const { poses } = personMaker(id, ROLES['child'] as Role)
  return {
    id,
    source: 'people',
    height: 1.8,
    poses,
    draw: (request) => drawGroup(id, placesOf(group), request),
  }
}

/** People who stand close together in one scale, each with an own contour. */
function drawGroup(id: string, places: readonly Place[], request: FigureRequest): Figure {
  const sameWay = request.view !== undefined || SAME_DIRECTION.includes(request.pose ?? '')
  const drawn = places.map(({ member, ...place }, i) => {
    const { role, pose } = member
    // The word for a family may be feminine; its members are not.
    const looks = request.looks?.filter((look) => look !== 'female' && look !== 'male')
    const asked = {
      ...request,
      ...(looks && { looks }),
      pose: request.pose ?? pose,
      variety: request.seed + i,
    }
    return { ...place, person: layersOfPerson(role, ROLES[role] as Role, asked) }
  })
  const perMetre = Math.min(...drawn.map(({ person }) => person.perMetre))
  const heads: { left: number; top: number; size: number }[] = []
  const figures = drawn.map(({ person, x, y, scale }) => {
    const size = (scale * perMetre) / person.perMetre
    const flip = x > 0 && !sameWay ? -1 : 1
    const place: Frame = (v) => [v[0] * size * flip + x * perMetre, v[1] * size + y * perMetre]
    const { at, ry } = person.face!
    const [left, top] = place(at)
    heads.push({ left, top, size: ry * size })
    return inOrder(person.layers).map((piece) => placedPiece(piece, place, size))
  })
  return finishPieces(
    { pieces: figures.flat(), figures, heads: heads.map(({ left, top, size }) => ({ at: [left, top], rx: size, ry: size })), anchors: drawn[0]!.person.anchors, facing: 'right' },
    { id, detail: request.detail, wanted: request.facing, perMetre },
  ) // prettier-ignore
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

export const groupMakers: FigureMaker[] = Object.entries(GROUPS).map(([id, group]) => groupMaker(id, group))
