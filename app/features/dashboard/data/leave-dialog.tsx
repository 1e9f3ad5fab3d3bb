import { useState } from 'react'
import { useNavigate } from 'react-router'
import { normaliseEmail } from '#domain/email.ts'
import { textOf, useForm } from '#app/lib/forms/use-form.ts'
import { useLanguage } from '#app/lib/frame.ts'
import { paths } from '#app/lib/paths.ts'
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

export function LeaveDialog({ open, email, onClose }: Props) {
  const t = useText()
  return (
    <Dialog open={open} onClose={onClose} title={t('dashboard.leave-title')} closeLabel={t('common.close')}>
      <LeaveForm email={email} />
    </Dialog>
  )
}

/** The own address, typed: nobody does that by accident. */
function LeaveForm({ email }: { email: string }) {
  const t = useText()
  const language = useLanguage()
  const navigate = useNavigate()
  const { client } = useSession()
  const { show } = useToast()
  const [isOld, setIsOld] = useState(false)
  const { form, busy, errorOf } = useForm<'confirmation'>({
    check: (words) =>
      normaliseEmail(textOf(words, 'confirmation')) === normaliseEmail(email)
        ? {}
        : { confirmation: 'dashboard.leave-mismatch' },
    async send(words) {
      const ready = await client()
      const confirmation = textOf(words, 'confirmation')
      const { failed } = await callFunction(ready, 'delete-account', { confirmation }, language)
      if (failed?.code === 'sign-in-again') return setIsOld(true)
      if (failed) return show({ kind: 'error', title: failed.sentence ?? t('dashboard.leave-failed') })
      await ready.auth.signOut({ scope: 'local' })
      show({ kind: 'success', title: t('dashboard.left') })
      await navigate(paths.home(language))
    },
  })
  const signInAgain = async () => {
    await (await client()).auth.signOut({ scope: 'local' })
    await navigate(paths.auth(language, paths.dashboard(language, 'data')))
  }
  if (isOld)
    return (
      <>
        <p role="alert">{t('dashboard.leave-sign-in')}</p>
        <Button look="main" onClick={() => void signInAgain()}>
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
      <Button type="submit" look="danger" className="bg-tomato-soft" busy={busy}>
        {t('dashboard.leave')}
      </Button>
    </form>
  )
}
