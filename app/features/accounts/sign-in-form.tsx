import { type FormEvent, useState } from 'react'
import { normaliseEmail } from '#domain/email.ts'
import { useSession } from '#app/lib/session/session.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { authErrorText, type Problems, signInProblems } from './problems.ts'

export function SignInForm({ onDone }: { onDone(): void }) {
  const t = useText()
  const { client, openAuth } = useSession()
  const { show } = useToast()
  const [busy, setBusy] = useState(false)
  const [problems, setProblems] = useState<Problems>({})

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const [email, password] = [String(form.get('email')), String(form.get('password'))]
    const found = signInProblems({ email, password })
    setProblems(found)
    if (Object.keys(found).length > 0 || busy) return
    setBusy(true)
    const { error } = await (
      await client()
    ).auth.signInWithPassword({ email: normaliseEmail(email), password })
    setBusy(false)
    if (error) return show({ kind: 'error', title: t(authErrorText(error)) })
    show({ kind: 'success', title: t('accounts.signed-in') })
    onDone()
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <TextField
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        label={t('accounts.email')}
        error={problems.email && t(problems.email)}
      />
      <TextField
        name="password"
        type="password"
        autoComplete="current-password"
        label={t('accounts.password')}
        error={problems.password && t(problems.password)}
      />
      <Button type="submit" look="main" busy={busy && t('accounts.working')}>
        {t('accounts.sign-in')}
      </Button>
      <Button look="quiet" onClick={() => openAuth('forgot')}>
        {t('accounts.forgot')}
      </Button>
    </form>
  )
}
