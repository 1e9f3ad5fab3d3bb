import { DIFFICULTIES, type Difficulty } from '../pages/creation-options.ts'
import { CLASS_PACK_LIMITS } from './class-pack.ts'

/** How many copies of a picture are printed in one difficulty. */
export interface LevelSheets {
  level: Difficulty
  copies: number
}

/** The form used in URLs: `easy*8,hard` is eight easy sheets and one hard one. */
export const formatLevels = (levels: readonly LevelSheets[]): string =>
  levels.map(({ level, copies }) => `${level}*${copies}`).join(',')

/** Parses the result of `formatLevels`. Invalid text or a repeated level gives undefined. */
export function parseLevels(text: string | null): LevelSheets[] | undefined {
  const levels: LevelSheets[] = []
  for (const part of (text ?? '').split(',', DIFFICULTIES.length + 1)) {
    const [, word, number = '1'] = /^([a-z]+)(?:\*(\d{1,2}))?$/.exec(part) ?? []
    const level = DIFFICULTIES.find((known) => known === word)
    const copies = Number(number)
    if (!level || copies < 1 || copies > CLASS_PACK_LIMITS.maxCopies) return undefined
    if (levels.some((known) => known.level === level)) return undefined
    levels.push({ level, copies })
  }
  return levels
}
