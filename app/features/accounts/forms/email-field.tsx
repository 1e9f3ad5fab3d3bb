import { EMAIL_MAX_LENGTH } from '#domain/accounts/email.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { TextField } from '#app/ui/field.tsx'

export function EmailField({ error }: { error?: string }) {
  const t = useText()
  return (
    <TextField
      name="email"
      type="email"
      autoComplete="email"
      inputMode="email"
      maxLength={EMAIL_MAX_LENGTH}
      label={t('accounts.email')}
      error={error}
    />
  )
}
