import type { Place, Verb, VerbForms } from '#artist/lexicon/entries.ts'
import { LANGUAGES } from '#domain/text/languages.ts'
import type { Story } from './story.ts'

const CELEBRATE = 'celebrate'

/** "Celebrating Christmas" instead of "celebrating at Christmas". */
export function celebrateFeast<T extends Pick<Story, 'verb' | 'place' | 'time'>>(story: T): T {
  const { verb, place, time, ...rest } = story
  const feast = [time, place].find((each) => each?.kind === 'feast')
  if (verb?.id !== CELEBRATE || !feast) return story
  // "At Diwali" says that it is celebrated.
  if (!isCelebrated(feast)) return { ...rest, place, time } as T
  return {
    ...rest,
    verb: withFeast(verb, feast),
    ...(place !== feast && { place }),
    ...(time !== feast && { time }),
  } as T
}

/** Feasts with a name for this verb already have it as their phrase. */
const isCelebrated = ({ named_for }: Place): boolean =>
  !!named_for?.some(({ verbs }) => verbs?.includes(CELEBRATE))

function withFeast(verb: Verb, feast: Place): Verb {
  const named = { ...verb }
  for (const language of LANGUAGES) {
    const name = feast[language].in
    const { alone: _, ...forms } = verb[language]
    const said = (form: string | undefined) => form && `${form} ${name}`
    named[language] =
      language === 'de' || language === 'nl'
        ? { ...forms, sep: name }
        : ({
            ...forms,
            s3: said(forms.s3),
            p3: said(forms.p3),
            ing: said(forms.ing),
            ger: said(forms.ger),
          } as VerbForms)
  }
  return named
}
