import { normaliseEmail } from '#domain/email.ts'
import { sanitise } from '#domain/sanitise.ts'
import { useAuthCall } from '#app/components/use-auth-call.ts'
import { textOf, useForm } from '#app/lib/forms/use-form.ts'
import { useLanguage } from '#app/lib/frame.ts'
import { paths } from '#app/lib/paths.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { Captcha, useCaptcha } from './captcha.tsx'
import type { FormProps } from './auth-forms.tsx'
import { ConsentField } from './consent-field.tsx'
import { EmailField } from './email-field.tsx'
import { signUpProblems } from './problems.ts'

export function SignUpForm({ onDone }: Pick<FormProps, 'onDone'>) {
  const t = useText()
  const language = useLanguage()
  const call = useAuthCall()
  const { show } = useToast()
  const captcha = useCaptcha()
  const { form, busy, errorOf, ready } = useForm({
    check: (words) =>
      signUpProblems({
        email: textOf(words, 'email'),
        password: textOf(words, 'password'),
        name: textOf(words, 'name'),
        consent: words.has('consent'),
      }),
    async send(words) {
      const made = await call((auth) =>
        auth.signUp({
          email: normaliseEmail(textOf(words, 'email')),
          password: textOf(words, 'password'),
          options: {
            data: { full_name: sanitise(textOf(words, 'name')), language },
            emailRedirectTo: location.origin + paths.home(language),
            captchaToken: captcha.token,
          },
        }),
      )
      captcha.renew()
      if (!made) return
      // Where no confirmation is asked for, the new account is signed in at once.
      show({
        kind: 'success',
        title: t(made.data.session ? 'accounts.signed-in' : 'accounts.signed-up'),
      })
      onDone()
    },
  })
  return (
    <form {...form} className="flex flex-col gap-4">
      <TextField
        name="name"
        autoComplete="name"
        maxLength={200}
        label={t('accounts.name')}
        error={errorOf('name')}
      />
      <EmailField error={errorOf('email')} />
      <TextField
        name="password"
        type="password"
        autoComplete="new-password"
        label={t('accounts.password')}
        hint={t('accounts.password-hint')}
        error={errorOf('password')}
      />
      <ConsentField label={t('accounts.consent')} terms={paths.terms(language)} error={errorOf('consent')} />
      <Captcha {...captcha} />
      <Button type="submit" look="main" disabled={!ready} busy={busy}>
        {t('accounts.sign-up')}
      </Button>
    </form>
  )
}
