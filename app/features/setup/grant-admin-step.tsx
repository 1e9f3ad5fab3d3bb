import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { paths } from '#app/lib/navigation/paths.ts'
import { useSession } from '#app/lib/session/session.tsx'
import type { TextId } from '#app/lib/texts/text-id.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { clearSetupCode, readSetupCode } from './setup-code.ts'

const ERROR_CODES = ['already_done', 'wrong_code', 'too_many_attempts', 'sign_in_first'] as const

const errorTextId = (outcome: string): TextId =>
  `setup.${ERROR_CODES.find((known) => known === outcome) ?? 'unreachable'}`

/** Step 1: a signed-in user who knows the code becomes the admin. */
export function GrantAdminStep({ onGranted }: { onGranted(): void }) {
  const t = useText()
  const language = useLanguage()
  const navigate = useNavigate()
  const { state, client, reloadProfile } = useSession()
  const { show } = useToast()
  const [code, setCode] = useState(readSetupCode)
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)

  const openSignIn = () => {
    show({ kind: 'error', title: t('setup.login-title'), text: t('setup.login-text') })
    void navigate(paths.auth(language, paths.setup(language)))
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    if (state.status !== 'user') return openSignIn()
    if (code.trim() === '') return setProblem(t('setup.code-required'))
    setBusy(true)
    const outcome = await grant(code.trim())
    setBusy(false)
    if (outcome === 'granted') {
      clearSetupCode()
      await reloadProfile()
      show({ kind: 'success', title: t('setup.granted') })
      return onGranted()
    }
    const errorText = t(errorTextId(outcome))
    setProblem(errorText)
    show({ kind: 'error', title: t('setup.grant-failed'), text: errorText })
    if (outcome === 'already_done') onGranted()
  }

  const grant = async (trimmedCode: string): Promise<string> => {
    try {
      const { data } = await (await client()).rpc('grant_admin_with_code', { code: trimmedCode })
      return data ?? 'failed'
    } catch {
      return 'failed'
    }
  }

  return (
    <form onSubmit={(event) => void submit(event)} className="flex max-w-xl flex-col gap-4">
      <p>{t('setup.step-1-hint')}</p>
      <TextField
        label={t('setup.code')}
        name="code"
        value={code}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
        error={problem}
        onChange={(event) => {
          setCode(event.target.value)
          setProblem(undefined)
        }}
      />
      {state.status === 'user' ? (
        <Button
          type="submit"
          variant="primary"
          busyLabel={busy && t('setup.granting')}
          className="self-start"
        >
          {t('setup.grant')}
        </Button>
      ) : (
        <Button variant="primary" onClick={openSignIn} className="self-start">
          {t('setup.login-first')}
        </Button>
      )}
    </form>
  )
}
