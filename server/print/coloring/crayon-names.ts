import { CRAYONS } from '#domain/coloring/crayons.ts'
import type { Language } from '#domain/text/languages.ts'
import de from '#locales/de/coloring.json' with { type: 'json' }
import en from '#locales/en/coloring.json' with { type: 'json' }
import es from '#locales/es/coloring.json' with { type: 'json' }
import fr from '#locales/fr/coloring.json' with { type: 'json' }
import it from '#locales/it/coloring.json' with { type: 'json' }
import nl from '#locales/nl/coloring.json' with { type: 'json' }

const TEXTS = { en, de, fr, es, it, nl }

/** The names of all crayons in one language or two: "red", "red / rouge". */
export const crayonNames = (language: Language, second?: Language): string[] =>
  CRAYONS.map(({ id }) => {
    const name = TEXTS[language][`crayon-${id}`]
    const other = second && TEXTS[second][`crayon-${id}`]
    return other && other !== name ? `${name} / ${other}` : name
  })
