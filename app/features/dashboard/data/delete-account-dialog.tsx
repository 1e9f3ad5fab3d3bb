import { useState } from 'react'
import { useNavigate } from 'react-router'
import { normaliseEmail } from '#domain/accounts/email.ts'
import { formText, useForm } from '#app/lib/forms/use-form.ts'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { paths } from '#app/lib/navigation/paths.ts'
import { callFunction } from '#app/lib/session/call-function.ts'
import { useSession } from '#app/lib/session/session.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { TextField } from '#app/ui/field.tsx'
import { useToast } from '#app/ui/toast.tsx'

interface Props {
  open: boolean
  email: string
  onClose(): void
}

export function DeleteAccountDialog({ open, email, onClose }: Props) {
  const t = useText()
  return (
    <Dialog open={open} onClose={onClose} title={t('dashboard.leave-title')} closeLabel={t('common.close')}>
      <DeleteAccountForm email={email} />
    </Dialog>
  )
}

/** The user types the account's e-mail address, so that no account is deleted by accident. */
function DeleteAccountForm({ email }: { email: string }) {
  const t = useText()
  const language = useLanguage()
  const navigate = useNavigate()
  const { client } = useSession()
  const { show } = useToast()
  const [needsSignIn, setNeedsSignIn] = useState(false)
  const { form, busyLabel, errorOf } = useForm<'confirmation'>({
    validate: (formData) =>
      normaliseEmail(formText(formData, 'confirmation')) === normaliseEmail(email)
        ? {}
        : { confirmation: 'dashboard.leave-mismatch' },
    async submit(formData) {
      const db = await client()
      const confirmation = formText(formData, 'confirmation')
      const { failed } = await callFunction(db, 'delete-account', { confirmation }, language)
      if (failed?.code === 'sign-in-again') return setNeedsSignIn(true)
      if (failed) return show({ kind: 'error', title: failed.message ?? t('dashboard.leave-failed') })
      await db.auth.signOut({ scope: 'local' })
      show({ kind: 'success', title: t('dashboard.left') })
      await navigate(paths.home(language))
    },
  })
  const signInAgain = async () => {
    await (await client()).auth.signOut({ scope: 'local' })
    await navigate(paths.auth(language, paths.dashboard(language, 'data')))
  }
  if (needsSignIn)
    return (
      <>
        <p role="alert">{t('dashboard.leave-sign-in')}</p>
        <Button variant="primary" onClick={() => void signInAgain()}>
          {t('accounts.sign-in')}
        </Button>
      </>
    )
  return (
    <form {...form} className="flex flex-col gap-4">
      <p>{t('dashboard.leave-what')}</p>
      <TextField
        name="confirmation"
        autoComplete="off"
        spellCheck={false}
        inputMode="email"
        label={t('dashboard.leave-confirm', { email })}
        error={errorOf('confirmation')}
      />
      <Button type="submit" variant="danger" className="bg-tomato-soft" busyLabel={busyLabel}>
        {t('dashboard.leave')}
      </Button>
    </form>
  )
}
