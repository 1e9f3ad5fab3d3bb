import { Square } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { detectBrowserSpeech, type Dictation, startDictation } from './browser-speech.ts'

interface Props {
  disabled: boolean
  onTranscript(transcript: string): void
}

type Step = 'idle' | 'asking-consent' | 'listening' | 'unsupported'

const ICON_PROPS = { 'aria-hidden': true, className: 'size-5 shrink-0', strokeWidth: 2.5 } as const

/**
 * Uses the browser's dictation where the site cannot transcribe the language, if the user chooses it. Asks for consent when
 * the browser sends the audio to its vendor.
 */
export function DictateWish({ disabled, onTranscript }: Props) {
  const t = useText()
  const language = useLanguage()
  const { show } = useToast()
  const [step, setStep] = useState<Step>('idle')
  const dictation = useRef<Dictation>(undefined)
  useEffect(() => () => dictation.current?.stop(), [])

  const listen = async (local: boolean) => {
    setStep('listening')
    try {
      dictation.current = startDictation(language, { local })
      onTranscript(await dictation.current.transcript)
    } catch {
      show({ kind: 'error', title: t('wish.dictate-failed') })
    } finally {
      setStep('idle')
    }
  }
  const start = async () => {
    const support = await detectBrowserSpeech(language)
    if (support === 'local') await listen(true)
    else setStep(support === 'remote' ? 'asking-consent' : 'unsupported')
  }

  if (step === 'unsupported') return <p role="status">{t('wish.voice-none')}</p>
  if (step === 'asking-consent')
    return (
      <div
        role="group"
        aria-label={t('wish.remote-title')}
        className="outlined flex flex-col gap-3 bg-sky-soft p-4"
      >
        <p className="font-display font-bold">{t('wish.remote-title')}</p>
        <p>{t('wish.remote-text')}</p>
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => void listen(false)}>{t('wish.remote-yes')}</Button>
          <Button variant="quiet" onClick={() => setStep('idle')}>
            {t('wish.remote-no')}
          </Button>
        </div>
      </div>
    )
  if (step === 'listening')
    return (
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="danger" onClick={() => dictation.current?.stop()}>
          <Square {...ICON_PROPS} />
          {t('wish.dictate-stop')}
        </Button>
        <p role="status" className="flex items-center gap-2 font-display font-bold">
          <span aria-hidden="true" className="size-3 animate-pencil rounded-full bg-tomato" />
          {t('wish.dictating')}
        </p>
      </div>
    )
  return (
    <div>
      <Button variant="quiet" className="px-0 underline" disabled={disabled} onClick={() => void start()}>
        {t('wish.dictate')}
      </Button>
    </div>
  )
}
