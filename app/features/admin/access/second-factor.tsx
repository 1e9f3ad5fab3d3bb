import { type FormEvent, useState } from 'react'
import { useSession } from '#app/lib/session/session.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'

/** An admin with a second factor has to show it before anything else opens. */
export function SecondFactor({ onVerified }: { onVerified(): void }) {
  const t = useText()
  const { client } = useSession()
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = String(new FormData(event.currentTarget).get('code')).replace(/\s/g, '')
    if (busy) return
    setBusy(true)
    const isRight = await verify(code).catch(() => false)
    setBusy(false)
    if (isRight) return onVerified()
    setProblem(t('admin-access.factor-wrong'))
  }

  /** Somebody may carry several; any of them will do. */
  const verify = async (code: string): Promise<boolean> => {
    const { mfa } = (await client()).auth
    const { data } = await mfa.listFactors()
    for (const { id } of data?.totp ?? []) {
      const { error } = await mfa.challengeAndVerify({ factorId: id, code })
      if (!error) return true
    }
    return false
  }

  return (
    <form
      onSubmit={(event) => void submit(event)}
      className="outlined-round mx-auto flex max-w-md flex-col gap-4 p-6"
    >
      <h2 className="text-2xl">{t('admin-access.factor-title')}</h2>
      <p>{t('admin-access.factor-hint')}</p>
      <TextField
        label={t('admin-access.factor-code')}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="[0-9 ]*"
        maxLength={8}
        required
        error={problem}
      />
      <Button type="submit" look="main" busy={busy && t('admin-access.checking')}>
        {t('admin-access.factor-submit')}
      </Button>
    </form>
  )
}
