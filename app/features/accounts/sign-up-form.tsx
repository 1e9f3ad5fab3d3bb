import { type FormEvent, useId, useState } from 'react'
import { Link } from 'react-router'
import { normaliseEmail } from '#domain/email.ts'
import { sanitise } from '#domain/sanitise.ts'
import { useLanguage } from '#app/lib/frame.ts'
import { paths } from '#app/lib/paths.ts'
import { useSession } from '#app/lib/session/session.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { authErrorText, type Problems, signUpProblems } from './problems.ts'

export function SignUpForm({ onDone }: { onDone(): void }) {
  const t = useText()
  const language = useLanguage()
  const { client } = useSession()
  const { show } = useToast()
  const consentId = useId()
  const [busy, setBusy] = useState(false)
  const [problems, setProblems] = useState<Problems>({})

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const [email, password, name] = [
      String(form.get('email')),
      String(form.get('password')),
      String(form.get('name')),
    ]
    const found = signUpProblems({ email, password, name, consent: form.has('consent') })
    setProblems(found)
    if (Object.keys(found).length > 0 || busy) return
    setBusy(true)
    const { error } = await (
      await client()
    ).auth.signUp({
      email: normaliseEmail(email),
      password,
      options: {
        data: { full_name: sanitise(name), language },
        emailRedirectTo: `${location.origin}/${language}`,
      },
    })
    setBusy(false)
    if (error) return show({ kind: 'error', title: t(authErrorText(error)) })
    show({ kind: 'success', title: t('accounts.signed-up') })
    onDone()
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <TextField
        name="name"
        autoComplete="name"
        maxLength={200}
        label={t('accounts.name')}
        error={problems.name && t(problems.name)}
      />
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
        autoComplete="new-password"
        label={t('accounts.password')}
        hint={t('accounts.password-hint')}
        error={problems.password && t(problems.password)}
      />
      <div>
        <div className="flex items-start gap-3">
          <input
            id={consentId}
            name="consent"
            type="checkbox"
            className="mt-1 size-6 shrink-0 accent-ink"
            aria-invalid={problems.consent ? true : undefined}
            aria-describedby={problems.consent && `${consentId}-error`}
          />
          <label htmlFor={consentId}>
            {t('accounts.consent')}{' '}
            <Link to={paths.terms(language)} target="_blank" className="underline">
              {t('footer.terms')}
            </Link>
          </label>
        </div>
        {problems.consent && (
          <p id={`${consentId}-error`} role="alert" className="mt-1 text-sm font-semibold">
            ✗ {t(problems.consent)}
          </p>
        )}
      </div>
      <Button type="submit" look="main" busy={busy && t('accounts.working')}>
        {t('accounts.sign-up')}
      </Button>
    </form>
  )
}
