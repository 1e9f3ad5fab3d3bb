import { Mic, Square } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '#app/lib/frame.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { browserSpeech, type Dictation, dictate } from './browser-speech.ts'

interface Props {
  disabled: boolean
  onWords(words: string): void
}

type Step = 'idle' | 'asking' | 'listening' | 'impossible'

const ICON = { 'aria-hidden': true, className: 'size-5 shrink-0', strokeWidth: 2.5 } as const

/** Without a speech service of our own the browser writes down what is said; where that means its maker's servers, it is asked first. */
export function DictateWish({ disabled, onWords }: Props) {
  const t = useText()
  const language = useLanguage()
  const { show } = useToast()
  const [step, setStep] = useState<Step>('idle')
  const dictation = useRef<Dictation>(undefined)
  useEffect(() => () => dictation.current?.stop(), [])

  const listen = async (local: boolean) => {
    setStep('listening')
    try {
      dictation.current = dictate(language, { local })
      onWords(await dictation.current.words)
    } catch {
      show({ kind: 'error', title: t('wish.dictate-failed') })
    } finally {
      setStep('idle')
    }
  }
  const begin = async () => {
    const way = await browserSpeech(language)
    if (way === 'local') await listen(true)
    else setStep(way === 'remote' ? 'asking' : 'impossible')
  }

  if (step === 'impossible') return <p role="status">{t('wish.voice-none')}</p>
  if (step === 'asking')
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
          <Button look="quiet" onClick={() => setStep('idle')}>
            {t('wish.remote-no')}
          </Button>
        </div>
      </div>
    )
  if (step === 'listening')
    return (
      <div className="flex flex-wrap items-center gap-3">
        <Button look="danger" onClick={() => dictation.current?.stop()}>
          <Square {...ICON} />
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
      <Button disabled={disabled} onClick={() => void begin()}>
        <Mic {...ICON} />
        {t('wish.dictate')}
      </Button>
    </div>
  )
}
