import type { FigureMaker } from '../../drawing.ts'

/** Replacements for poses that a maker does not have, most similar first. */
const SIMILAR_POSES: Readonly<Record<string, readonly string[]>> = {
  ride: ['sit'],
  drive: ['sit', 'ride'],
  read: ['sit', 'hold'],
  eat: ['hold', 'sit', 'stand'],
  drink: ['hold', 'eat'],
  play: ['run', 'jump', 'sit'],
  run: ['walk', 'jump'],
  walk: ['run', 'stand'],
  jump: ['run', 'cheer', 'rear'],
  fly: ['float', 'jump', 'run'],
  float: ['fly', 'jump'],
  swim: ['float', 'lie', 'run'],
  sleep: ['lie', 'sit'],
  lie: ['sleep', 'sit'],
  dance: ['jump', 'cheer', 'rear', 'wave'],
  cheer: ['wave', 'jump', 'rear'],
  wave: ['cheer', 'rear', 'sit'],
  climb: ['rear', 'jump', 'stretch'],
  hug: ['hold', 'hold-both', 'sit'],
  hold: ['hold-both', 'wave', 'sit'],
  skate: ['run', 'stand'],
  ski: ['skate', 'run'],
  rear: ['jump', 'cheer'],
  crawl: ['walk', 'lie'],
  kneel: ['sit'],
  dig: ['play', 'eat', 'crawl'],
  catch: ['rear', 'jump', 'cheer'],
  throw: ['rear', 'wave'],
  'look-up': ['wave', 'stand'],
  shout: ['sing', 'rear'],
  fence: ['rear', 'play', 'jump'],
  tug: ['play', 'stand'],
  roar: ['sing', 'shout', 'look-up', 'stand'],
  howl: ['look-up', 'roar', 'sing'],
  row: ['drive', 'sit'],
  wait: ['sit', 'stand'],
  watch: ['look-up', 'sit'],
  splash: ['jump', 'run'],
  sled: ['ride', 'sit'],
  'wake-up': ['stretch', 'sit'],
  draw: ['paint', 'hold', 'sit'],
  bake: ['cook', 'hold', 'sit'],
  'throw-snowball': ['throw', 'rear'],
  'cover-eyes': ['sleep', 'sit'],
  'hold-up': ['hold', 'wave', 'sit'],
}

/** The pose in which the maker draws a wanted one: the same, or the most similar that it has. */
export function poseFor(maker: FigureMaker, wanted: string | undefined): string | undefined {
  if (!wanted) return undefined
  if (maker.poses.includes(wanted)) return wanted
  return SIMILAR_POSES[wanted]?.find((pose) => maker.poses.includes(pose))
}
