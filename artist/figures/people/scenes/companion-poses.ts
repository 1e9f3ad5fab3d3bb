import type { PoseName } from '../body/person-poses.ts'

/** Poses for the rest of a group if only one of them uses the thing: one counts at the tree, the others hide. */
const COMPANIONS: Partial<Record<string, PoseName>> = {
  'shoot-basket': 'catch',
  kick: 'run',
  volleyball: 'catch',
  'score-goal': 'run',
  'count-at-tree': 'hide-in-bush',
  hopscotch: 'cheer',
  'climb-ladder': 'look-up',
  'swing-bat': 'catch',
  'hit-pinata': 'cheer',
  'shovel-snow': 'throw-snowball',
  barbecue: 'cheer',
  'pull-rabbit': 'cheer',
}
export const companionPose = (pose: string | undefined, copy: number): string | undefined =>
  (copy > 0 && COMPANIONS[pose ?? '']) || pose
