import type { Language } from '#domain/text/languages.ts'
import { isBreak, type Token } from './tokenise.ts'

interface Cues {
  /** A wish that begins like this asks for an explanation. Inside a wish these words only compare ("jumps like a frog"). */
  first: RegExp
  /** "From seed to flower". */
  from: RegExp
  to: RegExp
  /** One thing turns into another, anywhere in the wish. */
  becomes: RegExp
}

const CUES: Readonly<Record<Language, Cues>> = {
  en: {
    first: /^(?:how|why|what|where)$/,
    from: /^from$/,
    to: /^(?:to|into|till|until)$/,
    becomes:
      /^(?:become|becomes|becoming|turns|turning|turn|grows|grow|changes|change|transforms|metamorphosis)$/,
  },
  de: {
    first: /^(?:wie|warum|wieso|was|wo|woher|wohin)$/,
    from: /^(?:von|vom|aus)$/,
    to: /^(?:zum|zur|zu|bis)$/,
    becomes: /^(?:wird|werden|verwandelt|entwickelt|entsteht|entstehen|wächst|verändert)$/,
  },
  fr: {
    first: /^(?:comment|pourquoi|où|d'où)$/,
    from: /^(?:de|du|d'|des)$/,
    to: /^(?:à|au|aux|jusqu'|jusque)$/,
    becomes: /^(?:devient|deviennent|transforme|transforment|pousse|grandit|change)$/,
  },
  es: {
    first: /^(?:cómo|como|por|dónde|qué)$/,
    from: /^(?:de|del|desde)$/,
    to: /^(?:a|al|hasta)$/,
    becomes: /^(?:convierte|transforma|crece|cambia|vuelve)$/,
  },
  it: {
    first: /^(?:come|perché|dove|cosa|com')$/,
    from: /^(?:da|dal|dalla|dall'|dallo|dai)$/,
    to: /^(?:a|al|alla|all'|allo|ai|fino)$/,
    becomes: /^(?:diventa|diventano|trasforma|cresce|cambia)$/,
  },
  nl: {
    first: /^(?:hoe|waarom|waar|wat)$/,
    from: /^(?:van|uit)$/,
    to: /^(?:tot|naar)$/,
    becomes: /^(?:wordt|worden|verandert|ontstaat|groeit)$/,
  },
}

/** Whether a wish asks how something happens or what becomes of it, instead of naming a scene. */
export function asksForExplanation(tokens: readonly Token[], language: Language): boolean {
  const { first, from, to, becomes } = CUES[language]
  const words = tokens.filter((token) => !isBreak(token)).map(({ word }) => word)
  const [start = '', ...rest] = words
  return (
    first.test(start) ||
    (from.test(start) && rest.some((word) => to.test(word))) ||
    rest.some((word) => becomes.test(word))
  )
}
