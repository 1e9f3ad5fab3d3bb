import { sanitise } from '#domain/sanitise.ts'
import { textOf, useForm } from '#app/lib/forms/use-form.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { TextField } from '#app/ui/field.tsx'

interface Props {
  open: boolean
  title: string
  onClose(): void
  rename(name: string): Promise<boolean>
}

export function RenameDialog({ open, title, onClose, rename }: Props) {
  const t = useText()
  return (
    <Dialog open={open} onClose={onClose} title={t('dashboard.rename-title')} closeLabel={t('common.close')}>
      <RenameForm title={title} onClose={onClose} rename={rename} />
    </Dialog>
  )
}

function RenameForm({ title, onClose, rename }: Omit<Props, 'open'>) {
  const t = useText()
  const { form, busy, errorOf } = useForm<'title'>({
    check: (words) => (sanitise(textOf(words, 'title')) === '' ? { title: 'dashboard.title-missing' } : {}),
    async send(words) {
      if (await rename(textOf(words, 'title'))) onClose()
    },
  })
  return (
    <form {...form} className="flex flex-col gap-4">
      <TextField
        name="title"
        label={t('dashboard.new-title')}
        maxLength={200}
        defaultValue={title}
        error={errorOf('title')}
      />
      <Button type="submit" look="main" busy={busy}>
        {t('dashboard.save')}
      </Button>
    </form>
  )
}
