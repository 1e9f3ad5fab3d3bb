import { type FormEvent, useState } from 'react'
import { PROMPT_MAX_LENGTH, type Style } from '#domain/pages/creation-options.ts'
import { useSiteData } from '#app/lib/layout/site-data.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextArea } from '#app/ui/field.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { WishIdeas } from './wish-ideas.tsx'
import { CreationProgress } from './progress/creation-progress.tsx'
import { StylePicker } from './style-picker.tsx'
import { useCreationAllowance } from './use-creation-allowance.ts'
import { useCreation } from './use-creation.ts'
import { DictateWish } from './voice/dictate-wish.tsx'
import { RecordWish, type EncodedRecording } from './voice/record-wish.tsx'

interface Props {
  initialPrompt?: string
  defaultStyle: Style
  /** The page to change instead of drawing a new one. */
  basePageId?: string
  onWrite?(prompt: string): void
}

/** Takes a typed or spoken wish and a style, and creates the page. */
export default function WishForm({ initialPrompt = '', defaultStyle, basePageId, onWrite }: Props) {
  const t = useText()
  const { language, config } = useSiteData()
  const { show } = useToast()
  const { isBusy, stage, promptError, create, clearPromptError } = useCreation()
  const allowance = useCreationAllowance(basePageId ? 'modify' : 'create')
  const [prompt, setPrompt] = useState(initialPrompt.slice(0, PROMPT_MAX_LENGTH))
  const [style, setStyle] = useState(defaultStyle)
  const [recording, setRecording] = useState<EncodedRecording>()
  const [isTranscribed, setTranscribed] = useState(false)
  /** Used as a key, so that a reset mounts a new recorder. */
  const [recorderKey, setRecorderKey] = useState(0)

  const changePrompt = (text: string) => {
    const next = text.slice(0, PROMPT_MAX_LENGTH)
    setPrompt(next)
    onWrite?.(next)
    clearPromptError()
  }
  const applyTranscript = (transcript: string) => {
    changePrompt(transcript)
    setTranscribed(true)
  }
  const reset = () => {
    changePrompt('')
    setTranscribed(false)
    setRecording(undefined)
    setStyle(defaultStyle)
    setRecorderKey(recorderKey + 1)
  }
  const isEmpty = prompt.trim() === '' && !recording
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    if (isEmpty) return show({ kind: 'error', title: t('wish.required-title'), text: t('wish.required') })
    const typedPrompt = prompt.trim()
    void create({
      prompt: typedPrompt,
      style,
      basePageId,
      recording: typedPrompt === '' ? recording : undefined,
    })
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
            onChange={(event) => changePrompt(event.target.value)}
            error={promptError}
            hint={
              <>
                {isTranscribed && <span className="font-bold text-ink">{t('wish.heard')} </span>}
                {t('wish.count', { used: prompt.length, most: PROMPT_MAX_LENGTH })}
              </>
            }
          />
          <div role="group" aria-label={t('wish.or-say')}>
            <Voice
              key={recorderKey}
              disabled={isBusy}
              onTranscript={applyTranscript}
              onRecording={setRecording}
            />
          </div>
          {!basePageId && isEmpty && <WishIdeas onChoose={changePrompt} />}
        </div>
        <div className="@4xl:col-start-2 @4xl:row-span-2 @4xl:row-start-1">
          <StylePicker selected={style} onSelect={setStyle} disabled={isBusy} />
        </div>
        <div className="flex flex-col gap-4">
          {allowance !== 'allowed' && <p className="outlined bg-sun-soft p-4">{t(`wish.${allowance}`)}</p>}
          <div className="flex flex-wrap items-center gap-3">
            <Button
              type="submit"
              variant="primary"
              disabled={!isBusy && (isEmpty || allowance !== 'allowed')}
              busyLabel={isBusy && t('wish.drawing')}
              className="min-w-40 grow text-lg sm:grow-0"
            >
              {t(basePageId ? 'wish.customize-submit' : 'wish.submit')}
            </Button>
            {!isEmpty && !isBusy && (
              <Button variant="quiet" onClick={reset}>
                {t('wish.reset')}
              </Button>
            )}
          </div>
        </div>
      </div>
      {isBusy && <CreationProgress wish={prompt.trim()} isSpoken={prompt.trim() === ''} stage={stage} />}
    </form>
  )
}
