import { DIFFICULTIES, STYLES, type Difficulty, type Style } from '#domain/creation.ts'
import type { Wish } from '../wish.ts'

/** "easy", "as a mandala", "in comic style": wishes about the page, not about what is on it. */
export function readHint(wish: Wish, means: string): void {
  const [about, value = ''] = means.split(':')
  if (about === 'mandala') wish.mandala = true
  if (about === 'difficulty' && isDifficulty(value)) wish.difficulty = value
  if (about === 'style' && isStyle(value)) wish.style = value
}

const isDifficulty = (value: string): value is Difficulty =>
  (DIFFICULTIES as readonly string[]).includes(value)
const isStyle = (value: string): value is Style => (STYLES as readonly string[]).includes(value)
