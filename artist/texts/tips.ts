import type { Lexicon } from '#artist/lexicon/lexicon.ts'
import type { Language } from '#domain/text/languages.ts'
import { pick, seededRandom, seedOf } from '../geometry/random.ts'
import type { Wish } from '../wish.ts'

const HOW_MANY = 3

/** Three coloring tips for the page's difficulty; the same page always gets the same ones. */
export function tips(wish: Wish, seed: number, language: Language, lexicon: Lexicon): string[] {
  const next = seededRandom(seedOf(seed, `tips-${language}`))
  const left = lexicon.tips[language].filter((tip) => tip.difficulty === (wish.difficulty ?? 'medium'))
  const chosen: string[] = []
  while (chosen.length < HOW_MANY && left.length > 0) {
    const tip = pick(next, left)
    left.splice(left.indexOf(tip), 1)
    chosen.push(tip.text)
  }
  return chosen
}
