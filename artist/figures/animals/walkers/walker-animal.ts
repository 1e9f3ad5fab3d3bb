import { between } from '../../../geometry/random.ts'
import { add, type Vec } from '../../../geometry/vector.ts'
import type { AnimalRequest, LayeredKind, PosedAnimal } from '../posed-animal.ts'
import { addFur } from './coat.ts'
import { hatFrame, type HeadPlan } from './head.ts'
import { WALKER_POSES, type WalkerPoseName } from './poses.ts'
import { layersOf, poseWalker, saddleOf, type Build } from './walker.ts'
import { addWings } from './wings.ts'
import { HANDY_POSES, type WalkerKind } from './walker-kind.ts'

/** The proportions of one animal: young, natural, chubby or thin, and a little different from all others. */
function variedBuild(build: Build, { baby, natural, looks, next }: AnimalRequest): Build {
  const girth =
    between(next, 0.96, 1.05) * (looks.includes('chubby') ? 1.14 : looks.includes('thin') ? 0.9 : 1)
  const tall = baby ? 0.8 : natural ? 1.06 : 1
  const long = between(next, 0.97, 1.04) * (baby ? 0.82 : natural ? 1.06 : 1)
  const limb = ([a, b, c]: Build['fore']): Build['fore'] => [a * tall, b * tall, c * tall]
  const [neck, base, top] = build.neck
  return {
    ...build,
    length: build.length * long,
    height: build.height * tall,
    girth: build.girth.map((radius) => radius * girth * (baby ? 0.92 : 1)) as unknown as Build['girth'],
    neck: [neck * (baby ? 0.84 : 1), base, top],
    fore: limb(build.fore),
    hind: limb(build.hind),
    headSize: build.headSize * between(next, 0.98, 1.04) * (baby ? 1.16 : natural ? 0.84 : 1),
  }
}

/** How much larger the eyes of the young are. */
const YOUNG_EYES = 1.12

const withLargeEyes = (plan: HeadPlan): HeadPlan => ({
  ...plan,
  eyes: plan.eyes.map(([x, y, radius, wide]) => [x, y, radius * YOUNG_EYES, wide] as const),
})

/** Every kind can open its mouth. */
const VOCAL_POSES = ['roar', 'howl'] as const
const HANDY: readonly string[] = HANDY_POSES

const WINGED = ['winged', 'flying']
/** Wings are drawn for a horse, which is this long, and scaled to the length of the animal. */
const LENGTH_OF_HORSE = 96

const hasWings = ({ wings }: WalkerKind, { pose, looks }: AnimalRequest): boolean =>
  wings === 'always' || (wings !== 'never' && (pose === 'fly' || looks.some((look) => WINGED.includes(look))))

/** A kind on four legs, ready to be drawn in its poses. */
export const walkerAnimal = (id: string, kind: WalkerKind): LayeredKind => ({
  id,
  poses: [...new Set([...kind.poses, ...VOCAL_POSES, 'fly'])],
  looks: WINGED,
  draw(request): PosedAnimal {
    const name = request.pose as WalkerPoseName
    const build = variedBuild(kind.build, request)
    const { next } = request
    const template = { ...WALKER_POSES[name](build), ...kind.changes?.all, ...kind.changes?.[name] }
    const pose = {
      ...template,
      neck: template.neck + between(next, -3, 3),
      head: template.head + between(next, -4, 4) * (request.natural ? 0.4 : 1),
      arch: template.arch + between(next, -2, 2),
    }
    const usual: Vec = [between(next, 0.1, 0.5), between(next, -0.25, 0.15)]
    const gaze = request.looks.includes('shy') ? request.face.gaze : (pose.gaze ?? usual)
    const face = { ...request.face, gaze, shut: request.face.shut || (pose.shut ?? false) }
    // A lioness has the head of a young lion: no mane.
    const plain = request.looks.includes('female') ? (kind.youngHead ?? kind.head) : kind.head
    const plan = request.baby ? withLargeEyes(kind.youngHead ?? kind.head) : plain
    const rig = poseWalker(build, pose, plan, face)
    if (build.foot === 'paw' && build.tailMelts === undefined) addFur(rig)
    kind.marks?.(rig)
    if (hasWings(kind, request)) addWings(rig, build.length / LENGTH_OF_HORSE)
    const saddle = saddleOf(rig)
    const { head } = rig
    const middle = head([4, 4])
    const radius = build.headSize * 0.52
    return {
      pieces: layersOf(rig),
      facing: 'right',
      head: hatFrame(plan, head),
      face: { at: middle, rx: radius * 1.1, ry: radius },
      anchors: {
        head: head([0, -44]),
        top: head([0, -60]),
        mouth: head(gaze[1] < -0.3 ? (plan.raisedMouth ?? plan.mouth) : plan.mouth),
        saddle,
        seat: saddle,
        back: add(saddle, [0, -2]),
        chest: pose.chest,
        feet: [(pose.hip[0] + pose.chest[0]) / 2, 0],
        ...(HANDY.includes(name) && { handRight: rig.legs.nearFore.sole, handLeft: rig.legs.farFore.sole }),
      },
    }
  },
})
