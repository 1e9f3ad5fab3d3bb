import { DIFFICULTIES, STYLES, type Difficulty, type Style } from '#domain/pages/creation-options.ts'
import type { Wish } from '../../wish.ts'

/** Stores wishes about the page itself: "easy", "as a mandala", "in comic style". */
export function applyPageHint(wish: Wish, hint: string): void {
  const [about, value = ''] = hint.split(':')
  if (about === 'mandala') wish.mandala = true
  if (about === 'labels' && (value === 'lines' || value === 'none')) wish.labels = value
  if (about === 'difficulty' && isDifficulty(value)) wish.difficulty = value
  if (about === 'style' && isStyle(value)) wish.style = value
}

const isDifficulty = (value: string): value is Difficulty =>
  (DIFFICULTIES as readonly string[]).includes(value)
const isStyle = (value: string): value is Style => (STYLES as readonly string[]).includes(value)
