import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { PROMPT_MAX_LENGTH, type Style } from '#domain/pages/creation-options.ts'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { useIsOffline } from '#app/lib/browser/use-is-offline.ts'
import { paths } from '#app/lib/navigation/paths.ts'
import { useSession } from '#app/lib/session/session.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextArea } from '#app/ui/field.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { WishIdeas } from '#app/components/wish-ideas.tsx'
import { CreationProgress } from './progress/creation-progress.tsx'
import { StylePicker } from './style-picker.tsx'
import { useCreationAllowance } from './use-creation-allowance.ts'
import { useCreation } from './use-creation.ts'
import type { EncodedRecording } from './voice/record-wish.tsx'
import { VoiceWish } from './voice/voice-wish.tsx'

interface Props {
  initialPrompt?: string
  defaultStyle: Style
  /** The page to change instead of drawing a new one. */
  basePageId?: string
  /** Called with the wish after each change. */
  onType?(prompt: string): void
}

/** Takes a typed or spoken wish and a style, and creates the page. A guest writes first and is then asked to sign up. */
export default function WishForm({ initialPrompt = '', defaultStyle, basePageId, onType }: Props) {
  const t = useText()
  const language = useLanguage()
  const { state, openAuth } = useSession()
  const { show } = useToast()
  const { isBusy, stage, promptError, ideas, create, clearPromptError } = useCreation()
  const isOffline = useIsOffline()
  const isUser = state.status === 'user'
  const allowance = useCreationAllowance(basePageId ? 'modify' : 'create', isUser)
  const [prompt, setPrompt] = useState(initialPrompt.slice(0, PROMPT_MAX_LENGTH))
  const [style, setStyle] = useState(defaultStyle)
  const [recording, setRecording] = useState<EncodedRecording>()
  const [isTranscribed, setTranscribed] = useState(false)
  /** Used as a key, so that a reset mounts a new recorder. */
  const [recorderKey, setRecorderKey] = useState(0)
  /** Whether a guest has submitted this wish, so that it is drawn once the guest has signed in. */
  const isWaiting = useRef(false)

  const changePrompt = (text: string) => {
    setPrompt(text.slice(0, PROMPT_MAX_LENGTH))
    onType?.(text)
    isWaiting.current = false
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
  const typedPrompt = prompt.trim()
  const isEmpty = typedPrompt === '' && !recording
  const createPage = () =>
    void create({
      prompt: typedPrompt,
      style,
      basePageId,
      recording: typedPrompt === '' ? recording : undefined,
    })
  const signUpFirst = () => {
    const returnTo = wishPath(typedPrompt, (cut) => paths.create(language, { prompt: cut, style }))
    // A phone may reload this tab while its user reads the mail with the code.
    history.replaceState(history.state, '', returnTo)
    isWaiting.current = true
    openAuth('signup', { wish: typedPrompt, returnTo })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    if (isEmpty) return show({ kind: 'error', title: t('wish.required-title'), text: t('wish.required') })
    if (isUser) createPage()
    else signUpFirst()
  }
  const createWaitingWish = useEffectEvent(() => {
    if (!isWaiting.current) return
    isWaiting.current = false
    // The user has opened the link of the mail in another tab and continues there.
    if (document.visibilityState === 'visible') createPage()
  })
  useEffect(() => {
    if (isUser) createWaitingWish()
  }, [isUser])

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
          {isUser && (
            <div role="group" aria-label={t('wish.or-say')}>
              <VoiceWish
                key={recorderKey}
                disabled={isBusy}
                onTranscript={applyTranscript}
                onRecording={setRecording}
              />
            </div>
          )}
          {ideas.length > 0 && <WishIdeas ideas={ideas} onChoose={changePrompt} />}
          {!basePageId && isEmpty && <WishIdeas onChoose={changePrompt} />}
        </div>
        <div className="@4xl:col-start-2 @4xl:row-span-2 @4xl:row-start-1">
          <StylePicker selected={style} onSelect={setStyle} disabled={isBusy} />
        </div>
        <div className="within-reach flex flex-col gap-3 bg-sheet">
          {isOffline && (
            <p role="status" className="outlined bg-sun-soft p-3">
              {t('wish.offline')}
            </p>
          )}
          {allowance !== 'allowed' && <p className="outlined bg-sun-soft p-3">{t(`wish.${allowance}`)}</p>}
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
      {isBusy && <CreationProgress wish={typedPrompt} isSpoken={typedPrompt === ''} stage={stage} />}
    </form>
  )
}

/** The Auth API accepts redirect URLs of 2,000 characters; a longer wish is cut, not lost. */
const MAX_PATH_LENGTH = 1800

function wishPath(wish: string, pathOf: (wish: string) => string): string {
  let cut = wish
  while (pathOf(cut).length > MAX_PATH_LENGTH) cut = cut.slice(0, -20)
  return pathOf(cut)
}
