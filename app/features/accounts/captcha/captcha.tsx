import { useEffect, useRef, useState } from 'react'
import { useSiteData } from '#app/lib/layout/site-data.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { type CaptchaSettings, renderCaptcha } from './render-captcha.ts'

/** A captcha token is valid once, so a form calls `reset` after each submission. */
export function useCaptcha() {
  const { config } = useSiteData()
  const [token, setToken] = useState<string>()
  const [attempt, setAttempt] = useState(0)
  return {
    settings: config.features.captcha,
    token,
    setToken,
    attempt,
    reset() {
      setToken(undefined)
      setAttempt((previous) => previous + 1)
    },
  }
}

interface Props {
  settings?: CaptchaSettings
  setToken(token: string | undefined): void
  attempt: number
}

/** Renders nothing if the operator has not set up a captcha. The provider's script is loaded with the first widget. */
export function Captcha({ settings, setToken, attempt }: Props) {
  return settings ? <CaptchaWidget key={attempt} settings={settings} setToken={setToken} /> : null
}

function CaptchaWidget({ settings, setToken }: { settings: CaptchaSettings } & Pick<Props, 'setToken'>) {
  const t = useText()
  const { language } = useSiteData()
  const container = useRef<HTMLDivElement>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    let remove: (() => void) | undefined
    let isUnmounted = false
    renderCaptcha(settings, container.current!, { language, setToken }).then(
      (removeWidget) => (isUnmounted ? removeWidget() : (remove = removeWidget)),
      () => isUnmounted || setFailed(true),
    )
    return () => {
      isUnmounted = true
      remove?.()
    }
  }, [settings, language, setToken])
  return (
    <div>
      <div ref={container} className="min-h-16" />
      {failed && <p role="alert">{t('accounts.captcha-blocked')}</p>}
    </div>
  )
}
