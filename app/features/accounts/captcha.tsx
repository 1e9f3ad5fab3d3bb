import { useEffect, useRef, useState } from 'react'
import { useFrame } from '#app/lib/frame.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { type CaptchaSettings, drawCaptcha } from './draw-captcha.ts'

/** The proof of one form. A proof is good once: after each sending the next one is asked for. */
export function useCaptcha() {
  const { config } = useFrame()
  const [token, setToken] = useState<string>()
  const [round, setRound] = useState(0)
  return {
    settings: config.features.captcha,
    token,
    setToken,
    round,
    renew() {
      setToken(undefined)
      setRound((last) => last + 1)
    },
  }
}

interface Props {
  settings?: CaptchaSettings
  setToken(token: string | undefined): void
  round: number
}

/** Nothing, unless the operator has set up a captcha: only then is a stranger's script loaded, and only with these forms. */
export function Captcha({ settings, setToken, round }: Props) {
  return settings ? <Widget key={round} settings={settings} setToken={setToken} /> : null
}

function Widget({ settings, setToken }: { settings: CaptchaSettings } & Pick<Props, 'setToken'>) {
  const t = useText()
  const { language } = useFrame()
  const box = useRef<HTMLDivElement>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    let remove: (() => void) | undefined
    let over = false
    drawCaptcha(settings, box.current!, { language, setToken }).then(
      (undo) => (over ? undo() : (remove = undo)),
      () => over || setFailed(true),
    )
    return () => {
      over = true
      remove?.()
    }
  }, [settings, language, setToken])
  return (
    <div>
      <div ref={box} className="min-h-16" />
      {failed && <p role="alert">{t('accounts.captcha-blocked')}</p>}
    </div>
  )
}
