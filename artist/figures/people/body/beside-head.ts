import type { Vec } from '../../../geometry/vector.ts'
import type { Proportions } from './proportions.ts'

/** Shares of half of the head: how wide and how high it is with its hair. The heads of animals are broader. */
const [WIDE, HIGH] = [1.16, 1.1]
const [WIDE_ANIMAL, HIGH_ANIMAL] = [1.4, 1.24]
/** In degrees: how far an arm turns outwards at most, and in which steps. */
const [FARTHEST, STEP] = [52, 4]

interface SolvedArm {
  elbow: Vec
  wrist: Vec
  hand: Vec
}

/** Turns a raised arm outwards until its forearm and its hand are beside the head instead of behind it. */
export function besideHead<Solved extends SolvedArm>(
  solve: (turned: number) => Solved,
  [x, y]: Vec,
  { head, animal }: Proportions,
): Solved {
  const straight = solve(0)
  const [wide, high] = animal ? [WIDE_ANIMAL, HIGH_ANIMAL] : [WIDE, HIGH]
  const isHidden = (at: Vec) => ((at[0] - x) / (head * wide)) ** 2 + ((at[1] - y) / (head * high)) ** 2 < 1
  const isBehind = ({ elbow, wrist, hand }: SolvedArm) =>
    isHidden(hand) || isHidden(wrist) || isHidden([(elbow[0] + wrist[0]) / 2, (elbow[1] + wrist[1]) / 2])
  if (!isBehind(straight)) return straight
  // On the page 180 degrees is straight up, and less is to the right.
  const way = straight.hand[0] >= x ? -1 : 1
  for (let turned = STEP; turned <= FARTHEST; turned += STEP) {
    const solved = solve(turned * way)
    if (!isBehind(solved)) return solved
  }
  return straight
}
