import type { FigureRequest } from '../../drawing.ts'
import type { Expression, Pose } from './body/pose.ts'
import type { Prop } from './body/prop-names.ts'
import type { PoseName } from './body/person-poses.ts'
import { POSES } from './body/person-poses.ts'

interface Feeling {
  expression: Expression
  /** Pose of the whole body if the figure does nothing else. */
  pose?: PoseName
}

/** By look, the strongest first: "a tired but happy boy" is tired. */
const FEELINGS: Readonly<Record<string, Feeling>> = {
  scared: { expression: 'scared', pose: 'feel-scared' },
  angry: { expression: 'angry', pose: 'feel-angry' },
  grumpy: { expression: 'angry', pose: 'feel-grumpy' },
  evil: { expression: 'angry' },
  sad: { expression: 'sad', pose: 'feel-sad' },
  lonely: { expression: 'sad', pose: 'feel-sad' },
  sick: { expression: 'bored', pose: 'feel-sick' },
  cold: { expression: 'cold', pose: 'feel-cold' },
  sleeping: { expression: 'sleeping' },
  sleepy: { expression: 'tired', pose: 'feel-tired' },
  tired: { expression: 'tired', pose: 'feel-tired' },
  bored: { expression: 'bored', pose: 'feel-bored' },
  surprised: { expression: 'surprised', pose: 'feel-surprised' },
  curious: { expression: 'surprised' },
  'in-love': { expression: 'happy', pose: 'feel-in-love' },
  proud: { expression: 'proud', pose: 'feel-proud' },
  shy: { expression: 'shy', pose: 'feel-shy' },
  excited: { expression: 'laughing', pose: 'feel-excited' },
  laughing: { expression: 'laughing', pose: 'laugh' },
  happy: { expression: 'happy', pose: 'feel-happy' },
  calm: { expression: 'smile' },
  singing: { expression: 'singing' },
}
const ORDER = Object.keys(FEELINGS)

export const feelingOf = ({ looks = [] }: FigureRequest): Feeling | undefined =>
  FEELINGS[ORDER.find((look) => looks.includes(look)) ?? '']

/** Poses without an action, which the pose of a feeling may replace. */
const IDLE: ReadonlySet<string> = new Set(['stand', 'look-on', 'wave'])

/** The pose of a feeling, if the hands are free and the wish asks for no other pose. */
export function feelingPose(request: FigureRequest): PoseName | undefined {
  const isFree = (!request.pose || IDLE.has(request.pose)) && !request.holds?.length
  return isFree ? feelingOf(request)?.pose : undefined
}

const MARKS: ReadonlySet<Prop | undefined> = new Set([
  'teardrops',
  'fright',
  'steam',
  'hearts',
  'thermometer',
] as const)

/** Marks such as tears, which are also drawn while the figure does something else. */
export function feelingMarks(request: FigureRequest, poseName: PoseName): Prop | undefined {
  const { prop } = POSES[feelingOf(request)?.pose ?? poseName] as Pose
  return MARKS.has(prop) && POSES[poseName].prop !== prop ? prop : undefined
}
