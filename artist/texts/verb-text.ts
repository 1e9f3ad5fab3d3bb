import type { VerbForms } from '#artist/lexicon/entries.ts'
import type { Language } from '#domain/text/languages.ts'
import type { Story } from './story.ts'
import { sexOf } from './sex-of-character.ts'

/** The forms of the story's verb, with those that depend on its subject, object and place. */
export function verbForms(
  { main, partners, verb, other, relation, seat, place }: Story,
  language: Language,
): VerbForms | undefined {
  const forms = verb?.[language]
  const own =
    relation?.by === 'verb' &&
    forms?.for_object?.find(
      ({ nouns, animate, seats }) =>
        nouns?.includes(other?.noun ?? '') ||
        (animate && other?.animate) ||
        (seat && seats?.includes(seat.character.noun)),
    )
  const alone = relation?.by !== 'verb' && forms?.alone
  const vehicle = main && !main.animate ? forms?.vehicle : undefined
  const spoken = forms?.for_subject?.find(({ nouns }) => nouns.includes(main?.noun ?? ''))
  const here = forms?.for_place?.find(({ places }) => places.includes(place?.id ?? ''))
  const isOne = main?.count === 1 && partners.length === 0
  const together = relation?.by !== 'verb' && !isOne ? forms?.together : undefined
  return (
    forms && {
      ...forms,
      ...forms.in_texts,
      ...spoken,
      ...vehicle,
      ...here,
      ...(own && { beast: undefined, ...own }),
      ...alone,
      ...together,
    }
  )
}

/** One form of the story's verb, which agrees with the subjects of these genders. */
export function verbText(
  story: Story,
  form: string,
  plural: boolean,
  genders: (string | undefined)[],
  language: Language,
): string | undefined {
  const forms = verbForms(story, language)
  const verb = forms && verbForm(forms, form, plural, story.main?.beast)
  const feminine = genders.every((gender) => gender === 'f')
  if (language === 'en' && !plural) return verb?.replace(/\btheir\b/g, possessive(story))
  // Participles: "est assi[s|se]", "sentad[o|a|os|as]".
  return verb?.replace(/\[([^\]]*)\]/, (_, choices: string) => {
    const options = choices.split('|')
    return options[(feminine ? 1 : 0) + (plural && options.length === 4 ? 2 : 0)] ?? ''
  })
}

const BEINGS = new Set('dragon unicorn monster robot ghost pegasus yeti troll snowman'.split(' '))
/** "Brushing her teeth"; a child may be a girl or a boy. */
function possessive({ main }: Story): string {
  const sex = main && sexOf(main)
  return main?.beast || BEINGS.has(main?.noun ?? '')
    ? 'its'
    : sex === 'female'
      ? 'her'
      : sex === 'male'
        ? 'his'
        : 'their'
}

function verbForm(
  forms: VerbForms,
  form: string,
  plural: boolean,
  beast: boolean | undefined,
): string | undefined {
  if (form === 'fin' && beast && forms.beast) return forms.beast[plural ? 1 : 0]
  if (form === 'fin') return plural ? (forms.p3fin ?? forms.p3) : (forms.s3fin ?? forms.s3)
  if (form === 'fin-sg') return forms.s3fin ?? forms.s3
  return { sep: forms.sep ?? '', refl: forms.refl ?? '', ing: forms.ing, ger: forms.ger }[form]
}
