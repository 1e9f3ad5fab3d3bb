import { type FormEvent, useState } from 'react'
import { normaliseEmail } from '#domain/email.ts'
import { useLanguage } from '#app/lib/frame.ts'
import { useSession } from '#app/lib/session/session.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { authErrorText, emailProblems, type Problems } from './problems.ts'

export function ForgotForm() {
  const t = useText()
  const language = useLanguage()
  const { client, openAuth } = useSession()
  const { show } = useToast()
  const [busy, setBusy] = useState(false)
  const [problems, setProblems] = useState<Problems>({})

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const email = String(new FormData(event.currentTarget).get('email'))
    const found = emailProblems(email)
    setProblems(found)
    if (found.email || busy) return
    setBusy(true)
    const redirectTo = `${location.origin}/${language}/auth?mode=reset`
    const { error } = await (await client()).auth.resetPasswordForEmail(normaliseEmail(email), { redirectTo })
    setBusy(false)
    if (error) return show({ kind: 'error', title: t(authErrorText(error)) })
    show({ kind: 'success', title: t('accounts.reset-sent') })
    openAuth('signin')
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <p>{t('accounts.forgot-hint')}</p>
      <TextField
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        label={t('accounts.email')}
        error={problems.email && t(problems.email)}
      />
      <Button type="submit" look="main" busy={busy && t('accounts.working')}>
        {t('accounts.send-reset')}
      </Button>
      <Button look="quiet" onClick={() => openAuth('signin')}>
        {t('accounts.back')}
      </Button>
    </form>
  )
}
