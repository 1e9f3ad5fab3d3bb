import type { Language } from '#domain/languages.ts'

/** The Web Speech API, as far as it is used here; not every browser has it. */
interface Recognition extends EventTarget {
  lang: string
  interimResults: boolean
  processLocally?: boolean
  start(): void
  stop(): void
  abort(): void
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null
  onerror: (() => void) | null
  onend: (() => void) | null
}

interface RecognitionMaker {
  new (): Recognition
  available?(options: { langs: string[]; processLocally: boolean }): Promise<string>
}

const REGIONS: Record<Language, string> = {
  en: 'en-US',
  de: 'de-DE',
  fr: 'fr-FR',
  es: 'es-ES',
  it: 'it-IT',
  nl: 'nl-NL',
}

const maker = (): RecognitionMaker | undefined => {
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as {
    SpeechRecognition?: RecognitionMaker
    webkitSpeechRecognition?: RecognitionMaker
  }
  return SpeechRecognition ?? webkitSpeechRecognition
}

/** Whether this browser writes down speech: on this device, only by asking its maker's servers, or not at all. */
export async function browserSpeech(language: Language): Promise<'local' | 'remote' | 'none'> {
  const Recognition = maker()
  if (!Recognition) return 'none'
  const options = { langs: [REGIONS[language]], processLocally: true }
  const state = await Recognition.available?.(options).catch(() => undefined)
  return state === 'available' ? 'local' : 'remote'
}

export interface Dictation {
  /** What was said; rejects when nothing was understood. */
  words: Promise<string>
  stop(): void
}

export function dictate(language: Language, { local }: { local: boolean }): Dictation {
  const Recognition = maker()
  if (!Recognition) return { words: Promise.reject(new Error('no speech recognition')), stop() {} }
  const recognition = new Recognition()
  recognition.lang = REGIONS[language]
  recognition.interimResults = false
  if (local) recognition.processLocally = true
  const words = new Promise<string>((resolve, reject) => {
    recognition.onresult = ({ results }) =>
      resolve(
        Array.from(results, (result) => result[0]?.transcript ?? '')
          .join(' ')
          .trim(),
      )
    recognition.onerror = () => reject(new Error('not understood'))
    // Without any result before it, this is silence; after one it changes nothing.
    recognition.onend = () => reject(new Error('nothing was said'))
  })
  recognition.start()
  return { words, stop: () => recognition.stop() }
}
