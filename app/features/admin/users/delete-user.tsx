import { useState } from 'react'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'

/** Deleting cannot be undone, so the admin has to open this section and type the user's e-mail address. */
export function DeleteUser({ email, busy, onDelete }: { email: string; busy: boolean; onDelete(): void }) {
  const t = useText()
  const [typed, setTyped] = useState('')
  return (
    <details className="outlined px-4 py-2">
      <summary className="flex min-h-11 items-center font-display font-bold">
        {t('admin-users.delete')}
      </summary>
      <div className="flex flex-col items-start gap-3 py-2">
        <p>{t('admin-users.delete-hint')}</p>
        <div className="w-full">
          <TextField
            label={t('admin-users.delete-type', { email })}
            value={typed}
            autoComplete="off"
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
        <Button
          variant="danger"
          className="bg-tomato-soft"
          disabled={typed.trim().toLowerCase() !== email.toLowerCase()}
          busyLabel={busy && t('admin.working')}
          onClick={onDelete}
        >
          {t('admin-users.delete')}
        </Button>
      </div>
    </details>
  )
}
