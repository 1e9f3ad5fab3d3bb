import { type FormEvent, useState } from 'react'
import { PROMPT_MAX_LENGTH, type Style } from '#domain/creation.ts'
import { useFrame } from '#app/lib/frame.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextArea } from '#app/ui/field.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { Ideas } from './ideas.tsx'
import { Making } from './making.tsx'
import { StyleChoice } from './style-choice.tsx'
import { useAllowance } from './use-allowance.ts'
import { useCreation } from './use-creation.ts'
import { DictateWish } from './voice/dictate-wish.tsx'
import { RecordWish, type SpokenWish } from './voice/record-wish.tsx'

interface Props {
  initialPrompt?: string
  defaultStyle: Style
  /** The page to change instead of drawing a new one. */
  basePageId?: string
  onWrite?(words: string): void
}

/** A wish, typed or spoken, a style, and the page it becomes. */
export default function WishForm({ initialPrompt = '', defaultStyle, basePageId, onWrite }: Props) {
  const t = useText()
  const { language, config } = useFrame()
  const { show } = useToast()
  const { isBusy, stage, refusal, create, forgetRefusal } = useCreation()
  const allowance = useAllowance(basePageId ? 'modify' : 'create')
  const [prompt, setPrompt] = useState(initialPrompt.slice(0, PROMPT_MAX_LENGTH))
  const [style, setStyle] = useState(defaultStyle)
  const [recording, setRecording] = useState<SpokenWish>()
  const [isHeard, setHeard] = useState(false)
  /** A new round is a new recorder. */
  const [round, setRound] = useState(0)

  const write = (text: string) => {
    const words = text.slice(0, PROMPT_MAX_LENGTH)
    setPrompt(words)
    onWrite?.(words)
    forgetRefusal()
  }
  const hear = (words: string) => {
    write(words)
    setHeard(true)
  }
  const reset = () => {
    write('')
    setHeard(false)
    setRecording(undefined)
    setStyle(defaultStyle)
    setRound(round + 1)
  }
  const isEmpty = prompt.trim() === '' && !recording
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    if (isEmpty) return show({ kind: 'error', title: t('wish.required-title'), text: t('wish.required') })
    const typed = prompt.trim()
    void create({ prompt: typed, style, basePageId, recording: typed === '' ? recording : undefined })
  }

  const Voice = config.features.speech.includes(language) ? RecordWish : DictateWish
  return (
    <form onSubmit={submit} aria-busy={isBusy} className="@container flex flex-col gap-6">
      <div className="grid items-start gap-6 @4xl:grid-cols-2 @4xl:grid-rows-[auto_1fr] @4xl:gap-x-10">
        <div className="flex flex-col gap-5">
          <TextArea
            label={t(basePageId ? 'wish.customize-prompt' : 'wish.prompt')}
            name="prompt"
            rows={3}
            value={prompt}
            disabled={isBusy}
            maxLength={PROMPT_MAX_LENGTH}
            placeholder={t(basePageId ? 'wish.customize-placeholder' : 'wish.placeholder')}
            onChange={(event) => write(event.target.value)}
            error={refusal}
            hint={
              <>
                {isHeard && <span className="font-bold text-ink">{t('wish.heard')} </span>}
                {t('wish.count', { used: prompt.length, most: PROMPT_MAX_LENGTH })}
              </>
            }
          />
          <div role="group" aria-label={t('wish.or-say')}>
            <Voice key={round} disabled={isBusy} onWords={hear} onRecording={setRecording} />
          </div>
          {!basePageId && isEmpty && <Ideas onChoose={write} />}
        </div>
        <div className="@4xl:col-start-2 @4xl:row-span-2 @4xl:row-start-1">
          <StyleChoice chosen={style} onChoose={setStyle} disabled={isBusy} />
        </div>
        <div className="flex flex-col gap-4">
          {allowance !== 'allowed' && <p className="outlined bg-sun-soft p-4">{t(`wish.${allowance}`)}</p>}
          <div className="flex flex-wrap items-center gap-3">
            <Button
              type="submit"
              look="main"
              disabled={!isBusy && (isEmpty || allowance !== 'allowed')}
              busy={isBusy && t('wish.drawing')}
              className="min-w-40 grow text-lg sm:grow-0"
            >
              {t(basePageId ? 'wish.customize-submit' : 'wish.submit')}
            </Button>
            {!isEmpty && !isBusy && (
              <Button look="quiet" onClick={reset}>
                {t('wish.reset')}
              </Button>
            )}
          </div>
        </div>
      </div>
      {isBusy && <Making wish={prompt.trim()} isSpoken={prompt.trim() === ''} stage={stage} />}
    </form>
  )
}
