import type { Template } from '#artist/lexicon/entries.ts'
import type { Lexicon } from '#artist/lexicon/lexicon.ts'
import type { Language } from '#domain/text/languages.ts'
import { pick, seededRandom, seedOf, type Random } from '../geometry/random.ts'
import type { Wish } from '../wish.ts'
import { isFeastItself } from '../feasts/feast-casts.ts'
import { diagramOf } from '../diagrams/diagram-of-wish.ts'
import { labelWord } from '../diagrams/label-words.ts'
import { formsOf } from './character-forms.ts'
import { fillTemplate } from './fill-template.ts'
import { titleCase } from './grammar/english.ts'
import { createStory } from './create-story.ts'
import type { Story } from './story.ts'
import { shortenForTitle } from './title-story.ts'
import { fitsStory, templateScore } from './choose-template.ts'

export interface PageTexts {
  title: string
  description: string
  seoDescription: string
}

/** Search engines show at most this many characters. */
const MAX_SEO_LENGTH = 160
/** Templates within this score of the best one count as equal, so that pages differ. */
const SCORE_TOLERANCE = 0.7

/**
 * Title, description and search description of a page in the languages of the lexicon. The same wish and seed give the same
 * texts.
 */
export function writeTexts(wish: Wish, seed: number, lexicon: Lexicon): Record<Language, PageTexts> {
  const story = createStory(wish, lexicon)
  const texts = {} as Record<Language, PageTexts>
  for (const language of lexicon.languages)
    texts[language] = writeLanguage(wish, story, seed, language, lexicon)
  return texts
}

/** The same in one language only. */
export const writeTextsIn = (language: Language, wish: Wish, seed: number, lexicon: Lexicon): PageTexts =>
  writeLanguage(wish, createStory(wish, lexicon), seed, language, lexicon)

function writeLanguage(
  wish: Wish,
  story: Story,
  seed: number,
  language: Language,
  lexicon: Lexicon,
): PageTexts {
  // Mixes in the main figure, because pages of one seed are neighbours in a list and should not sound alike.
  const next = seededRandom(seedOf(seed, `${language} ${story.main?.noun ?? ''}`))
  const fill = (type: Template['type'], tolerance: number, about: Story, before = '') => {
    const suited = lexicon.templates[language].filter(
      (template) =>
        template.type === type &&
        fitsStory(template, about, wish.difficulty, lexicon) &&
        // One question is enough: not "What else begins with S? What will you color first?".
        !(before.endsWith('?') && template.text.endsWith('?')),
    )
    return fillBestTemplate(next, suited, tolerance, about, language, lexicon)
  }
  const short = shortenForTitle(story, wish, lexicon)
  const caption = fill('title', 0, short) ?? plainTitle(short, language, lexicon)
  const feast = feastTitle(wish, language, lexicon)
  const title = feast ?? caption
  // The name of a feast does not name the figures, so its description leaves none out.
  const first =
    describeDiagram(title, wish, language) ??
    (feast
      ? fill('description', 0, withoutFeast(story, wish))
      : fill('description', SCORE_TOLERANCE, story)) ??
    `${title}.`
  const last = fill('closing', 0, story, first)
  return {
    title: language === 'en' ? titleCase(title) : title,
    description: last ? `${first} ${last}` : first,
    seoDescription: seoDescription(next, language === 'en' ? titleCase(title) : title, language, lexicon),
  }
}

/**
 * Fills one of the templates whose score is near the best one. If a template cannot be filled (some verbs take no
 * object in some languages), the next best one is tried.
 */
function fillBestTemplate(
  next: Random,
  templates: Template[],
  tolerance: number,
  story: Story,
  language: Language,
  lexicon: Lexicon,
): string | undefined {
  let left = [...templates]
  while (left.length > 0) {
    const max = Math.max(...left.map(templateScore))
    const template = pick(
      next,
      left.filter((each) => templateScore(each) >= max - tolerance),
    )
    const text = fillTemplate(template, story, language, lexicon)
    if (text) return text
    left = left.filter((each) => each !== template)
  }
  return undefined
}

/** A diagram is described by its labels. */
function describeDiagram(title: string, wish: Wish, language: Language): string | undefined {
  const words = diagramOf(wish)?.labels.map((key) => labelWord(key, language))
  if (!words?.length) return undefined
  return `${title}${language === 'fr' ? '\u00a0' : ''}: ${words.join(', ')}.`
}

/** A page of a feast's cast alone has the name of the feast as its title; the description names the figures. */
function feastTitle(wish: Wish, language: Language, lexicon: Lexicon): string | undefined {
  // "Sinterklaas" alone would not say that he rides over the roofs.
  const isRider = wish.feast === 'sinterklaas' && wish.figures[0]?.relation?.kind === 'riding'
  const noun =
    wish.feast && isFeastItself(wish) && !isRider
      ? lexicon.places.get(wish.feast)?.[language].noun
      : undefined
  return noun && (noun.charAt(0).toUpperCase() + noun.slice(1)).replaceAll("'", '’')
}

/** "A bride and a groom", because the title says that it is a wedding. */
function withoutFeast({ place, time, ...story }: Story, { feast }: Wish): Story {
  return { ...story, ...(place?.id !== feast && { place }), ...(time?.id !== feast && { time }) }
}

function plainTitle(story: Story, language: Language, lexicon: Lexicon): string {
  const noun = story.main ? formsOf(story.main, language, lexicon).one : story.place?.[language].noun
  const text =
    noun ?? lexicon.templates[language].find((template) => template.type === 'fallback')?.text ?? ''
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function seoDescription(next: Random, title: string, language: Language, lexicon: Lexicon): string {
  const templates = lexicon.templates[language].filter((template) => template.type === 'seo')
  const said = templates.map((template) => template.text.replace('{title}', title.replace(/[.!?]$/, '')))
  const fitting = said.filter((text) => [...text].length <= MAX_SEO_LENGTH)
  if (fitting.length > 0) return pick(next, fitting)
  const whole = [...(said[0] ?? title)]
  return whole.length <= MAX_SEO_LENGTH ? whole.join('') : `${whole.slice(0, MAX_SEO_LENGTH - 1).join('')}…`
}
