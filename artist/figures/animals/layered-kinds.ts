import { layeredBirds } from './birds/bird-builds.ts'
import { drawnKinds } from './drawn/drawn-kinds.ts'
import type { LayeredKind } from './posed-animal.ts'
import {
  alonePosesOf,
  drawSitter,
  sitterKinds,
  UPRIGHT_BUILDS,
  uprightPosesOf,
} from './sitters/sitter-kinds.ts'
import { SITTER_POSES } from './sitters/sitter-poses.ts'
import { rarerWalkerKinds } from './walkers/rarer-walker-kinds.ts'
import { walkerKinds } from './walkers/walker-kinds.ts'

/** An animal stands up, faces the viewer and uses its forepaws in the poses that it does not have from the side. */
function withUprightPoses(kind: LayeredKind): LayeredKind {
  const build = UPRIGHT_BUILDS[kind.id]
  if (!build) return kind
  const resting = kind.poses.includes('stand') ? uprightPosesOf(kind.id) : Object.keys(SITTER_POSES)
  const added = resting.filter((pose) => !kind.poses.includes(pose))
  const drawUpright = drawSitter(build)
  const alone = kind.alone ?? alonePosesOf(kind.id)
  return {
    ...kind,
    ...(alone && { alone }),
    poses: kind.poses.includes('stand') ? [...kind.poses, ...added] : [...added, ...kind.poses],
    draw: (request) => (added.includes(request.pose) ? drawUpright(request) : kind.draw(request)),
  }
}

/** All kinds that are drawn as layers, by id. */
export const layeredKinds: ReadonlyMap<string, LayeredKind> = new Map(
  [...walkerKinds, ...rarerWalkerKinds, ...sitterKinds, ...layeredBirds, ...drawnKinds].map((kind) => [
    kind.id,
    withUprightPoses(kind),
  ]),
)
