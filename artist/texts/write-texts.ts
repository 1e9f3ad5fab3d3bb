import type { Template } from '#artist/lexicon/entries.ts'
import type { Lexicon } from '#artist/lexicon/lexicon.ts'
import { LANGUAGES, type Language } from '#domain/languages.ts'
import { pick, random, seedOf, type Random } from '../geometry/random.ts'
import type { Wish } from '../wish.ts'
import { fill, formsOf } from './fill.ts'
import { titleCase } from './grammar/english.ts'
import { storyOf, type Story } from './story.ts'
import { suits, tells } from './suitable.ts'

export interface PageTexts {
  title: string
  description: string
  seoDescription: string
}

/** Search engines show no more of a description. */
const SEO_LENGTH = 160
/** Templates that tell almost as much as the best one are as good, and make pages differ. */
const ALMOST = 0.7

/** Title, description and search description of a page in all six languages; the same wish and seed give the same texts. */
export function writeTexts(wish: Wish, seed: number, lexicon: Lexicon): Record<Language, PageTexts> {
  const story = storyOf(wish, lexicon)
  const texts = {} as Record<Language, PageTexts>
  for (const language of LANGUAGES) texts[language] = write(wish, story, seed, language, lexicon)
  return texts
}

/** The same in one language alone. */
export const writeTextsIn = (language: Language, wish: Wish, seed: number, lexicon: Lexicon): PageTexts =>
  write(wish, storyOf(wish, lexicon), seed, language, lexicon)

function write(wish: Wish, story: Story, seed: number, language: Language, lexicon: Lexicon): PageTexts {
  // Mixed with the main figure: pages of one seed are neighbours in a list and should not all say the same.
  const next = random(seedOf(seed, `${language} ${story.main?.noun ?? ''}`))
  const suited = lexicon.templates[language].filter((template) =>
    suits(template, story, wish.difficulty, lexicon),
  )
  const of = (type: Template['type']) => suited.filter((template) => template.type === type)
  const title = tell(next, of('title'), story, language, lexicon) ?? plainTitle(story, language, lexicon)
  const first = tell(next, of('description'), story, language, lexicon) ?? `${title}.`
  const closing = of('description').filter((template) => tells(template) === 0)
  const last = tell(next, closing, story, language, lexicon, first)
  return {
    title: language === 'en' ? titleCase(title) : title,
    description: last ? `${first} ${last}` : first,
    seoDescription: seo(next, language === 'en' ? titleCase(title) : title, language, lexicon),
  }
}

/**
 * One of the templates that tell most, other than what was `said` already. Some verbs take no object in one of the languages; then
 * those that tell a little less have their turn.
 */
function tell(
  next: Random,
  templates: Template[],
  story: Story,
  language: Language,
  lexicon: Lexicon,
  said?: string,
): string | undefined {
  let left = [...templates]
  while (left.length > 0) {
    const most = Math.max(...left.map(tells))
    const template = pick(
      next,
      left.filter((each) => tells(each) >= most - ALMOST),
    )
    const text = fill(template, story, language, lexicon)
    if (text && text !== said) return text
    left = left.filter((each) => each !== template)
  }
  return undefined
}

function plainTitle(story: Story, language: Language, lexicon: Lexicon): string {
  const noun = story.main ? formsOf(story.main, language, lexicon).one : story.place?.[language].noun
  const text =
    noun ?? lexicon.templates[language].find((template) => template.type === 'fallback')?.text ?? ''
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function seo(next: Random, title: string, language: Language, lexicon: Lexicon): string {
  const templates = lexicon.templates[language].filter((template) => template.type === 'seo')
  const said = templates.map((template) => template.text.replace('{title}', title.replace(/[.!?]$/, '')))
  const fitting = said.filter((text) => [...text].length <= SEO_LENGTH)
  if (fitting.length > 0) return pick(next, fitting)
  const whole = [...(said[0] ?? title)]
  return whole.length <= SEO_LENGTH ? whole.join('') : `${whole.slice(0, SEO_LENGTH - 1).join('')}…`
}
