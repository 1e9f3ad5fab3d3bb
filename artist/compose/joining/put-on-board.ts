import { knots, pathData, smooth } from '../../geometry/path.ts'
import { rot, type Frame, type Vec } from '../../geometry/vector.ts'
import { clusterBox, directionOf, mainPart, type Cluster, type Part } from '../figures/cluster.ts'
import { closed, markPart, oval, stroke } from './mark-figure.ts'
import { centreX, moveCluster } from './scale-to-fit.ts'

/** Length of a board from its middle, as a share of the rider's size. */
const HALF_BOARD = 0.6
/** The angle of a surfboard's raised nose in degrees, and its height on the wave in halves of the board. */
const [RAISED, ON_WAVE] = [-7, 0.62]

/** How far the wave is behind the rider, in halves of the board. */
const BEHIND_RIDER = 0.36

/** The wave behind and below a surfer, who stands at 0, 0; its crest curls towards the rider. */
const WALL =
  '-1.75,0.68! -1.72,-0.5 -1.42,-1.55 -0.72,-2.1 -0.12,-1.92 0.14,-1.5! -0.28,-1.62 -0.66,-1.3 -0.82,-0.72 -0.62,-0.22 -0.05,0.06 0.7,0.16 1.4,0.34 1.8,0.68!'
const FLOW = ['-1.5,0.6 -1.5,-0.4 -1.25,-1.2 -0.75,-1.7', '-1.25,0.6 -1.25,-0.1 -1.1,-0.6 -1.04,-0.9', '-0.98,0.6 -0.95,0.3 -0.86,0.1 -0.8,0'] // prettier-ignore
const CREST = [[0.16, -1.46, 0.11], [0.02, -1.68, 0.15], [-0.22, -1.84, 0.17], [0.3, -1.26, 0.07]] as const // prettier-ignore
const SPRAY =
  '-1.3,0.68! -1.36,0.42 -1.1,0.3 -0.95,0.4! -0.86,0.18 -0.5,0.14 -0.4,0.34! -0.26,0.2 0.06,0.2 0.14,0.38! 0.3,0.26 0.62,0.28 0.68,0.44! 0.86,0.32 1.16,0.4 1.2,0.68!'

/** Puts a rider on a board that lies flat; a surfboard glides along the wall of a wave. */
export function putOnBoard(rider: Cluster, board: Cluster): Cluster {
  const own = clusterBox(rider)
  const halfBoard = Math.max(own.h, own.w) * HALF_BOARD
  const direction = directionOf(rider)
  const { id } = mainPart(board).figure
  const isOnWave = id === 'surfboard'
  const y = -halfBoard * (isOnWave ? ON_WAVE : 0.08)
  const place: Frame = ([a, b]) => [direction * a * halfBoard, y + b * halfBoard]
  const lying: Frame = (v) => place(rot(v, RAISED * (isOnWave ? 1 : 0)))
  // The crest is behind the rider's head, not over it.
  const behind: Frame = ([a, b]) => place([a - BEHIND_RIDER, b])
  const path = (text: string, at: Frame, isClosed = true) =>
    pathData(smooth(knots(text, at), { closed: isClosed }))
  const box = (from: Vec, to: Vec) => ({ x: Math.min(direction * from[0], direction * to[0]) * halfBoard, y: y + from[1] * halfBoard, w: (to[0] - from[0]) * halfBoard, h: (to[1] - from[1]) * halfBoard }) // prettier-ignore
  const { figureIndex } = mainPart(board)
  const flat: Part = {
    ...markPart(
      id,
      [
        closed(path('-0.98,0.02! -0.6,-0.08 0,-0.1 0.6,-0.08 1.02,-0.06! 0.66,0.08 0,0.12 -0.6,0.1', lying)),
        stroke(path('-0.8,0.02 0,0.01 0.82,-0.03', lying, false)),
        stroke(path('-0.62,-0.08 -0.56,0 -0.6,0.1', lying, false)),
        stroke(path('0.56,-0.08 0.64,0 0.58,0.08', lying, false)),
      ],
      box([-1, -0.16], [1.02, 0.16]),
    ),
    ...(figureIndex !== undefined && { figureIndex }),
  }
  const standing = moveCluster(
    rider,
    { x: centreX(own), y: own.y + own.h },
    { x: 0, y: y + halfBoard * 0.02 },
  )
  if (!isOnWave) return { ...board, parts: [flat, ...standing.parts] }
  const wave = markPart(
    'wave',
    [
      closed(path(WALL, behind)),
      ...FLOW.map((line) => stroke(path(line, behind, false))),
      ...CREST.map(([a, b, r]) => closed(oval(...behind([a, b]), r * halfBoard))),
    ],
    box([-1.75 - BEHIND_RIDER, -2.1], [1.8 - BEHIND_RIDER, 0.68]),
  )
  const spray = markPart('wave', [closed(path(SPRAY, place))], box([-1.36, 0.14], [1.2, 0.68]))
  return { ...board, parts: [flat, ...standing.parts, spray, { ...wave, behind: true }] }
}
