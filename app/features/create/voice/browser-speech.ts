import type { Language } from '#domain/text/languages.ts'

/** The part of the Web Speech API used here; some browsers lack it. */
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

interface RecognitionConstructor {
  new (): Recognition
  available?(options: { langs: string[]; processLocally: boolean }): Promise<string>
}

const LOCALES: Record<Language, string> = {
  en: 'en-US',
  de: 'de-DE',
  fr: 'fr-FR',
  es: 'es-ES',
  it: 'it-IT',
  nl: 'nl-NL',
}

const recognitionConstructor = (): RecognitionConstructor | undefined => {
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as {
    SpeechRecognition?: RecognitionConstructor
    webkitSpeechRecognition?: RecognitionConstructor
  }
  return SpeechRecognition ?? webkitSpeechRecognition
}

/** Whether the browser recognises speech on the device, only on its vendor's servers, or not at all. */
export async function detectBrowserSpeech(language: Language): Promise<'local' | 'remote' | 'none'> {
  const Recognition = recognitionConstructor()
  if (!Recognition) return 'none'
  const options = { langs: [LOCALES[language]], processLocally: true }
  const availability = await Recognition.available?.(options).catch(() => undefined)
  return availability === 'available' ? 'local' : 'remote'
}

export interface Dictation {
  /** Rejects when nothing was recognised. */
  transcript: Promise<string>
  stop(): void
}

export function startDictation(language: Language, { local }: { local: boolean }): Dictation {
  const Recognition = recognitionConstructor()
  if (!Recognition) return { transcript: Promise.reject(new Error('no speech recognition')), stop() {} }
  const recognition = new Recognition()
  recognition.lang = LOCALES[language]
  recognition.interimResults = false
  if (local) recognition.processLocally = true
  const transcript = new Promise<string>((resolve, reject) => {
    recognition.onresult = ({ results }) =>
      resolve(
        Array.from(results, (result) => result[0]?.transcript ?? '')
          .join(' ')
          .trim(),
      )
    recognition.onerror = () => reject(new Error('not understood'))
    // Rejects when nothing was said; has no effect after a result.
    recognition.onend = () => reject(new Error('nothing was said'))
  })
  recognition.start()
  return { transcript, stop: () => recognition.stop() }
}
