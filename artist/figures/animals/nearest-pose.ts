/** The poses to use instead of one that an animal does not have, best first. */
const NEAREST: Readonly<Record<string, readonly string[]>> = {
  sit: ['lie', 'stand'],
  lie: ['sleep', 'sit'],
  sleep: ['lie', 'sit'],
  rear: ['jump', 'run'],
  jump: ['run', 'walk'],
  run: ['walk'],
  swim: ['run', 'walk'],
  fly: ['jump', 'run'],
  roar: ['look-up', 'stand'],
  howl: ['look-up', 'sit', 'stand'],
  eat: ['stand'],
  drink: ['eat', 'stand'],
  dance: ['rear', 'jump', 'sit'],
  cheer: ['rear', 'sit'],
  wave: ['sit', 'rear'],
  climb: ['rear', 'jump'],
  play: ['sit', 'jump', 'run'],
  hold: ['sit', 'stand'],
  read: ['sit', 'lie'],
  drive: ['sit', 'stand'],
  ride: ['sit', 'stand'],
}

/** The wanted pose, or the most similar one of the list. */
export function nearestPose(wanted: string | undefined, poses: readonly string[]): string {
  const first = poses[0] ?? 'stand'
  if (!wanted) return first
  if (poses.includes(wanted)) return wanted
  return NEAREST[wanted]?.find((pose) => poses.includes(pose)) ?? first
}
