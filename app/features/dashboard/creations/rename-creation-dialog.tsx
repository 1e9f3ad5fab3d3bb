import { sanitise } from '#domain/text/sanitise.ts'
import { formText, useForm } from '#app/lib/forms/use-form.ts'
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

export function RenameCreationDialog({ open, title, onClose, rename }: Props) {
  const t = useText()
  return (
    <Dialog open={open} onClose={onClose} title={t('dashboard.rename-title')} closeLabel={t('common.close')}>
      <RenameForm title={title} onClose={onClose} rename={rename} />
    </Dialog>
  )
}

function RenameForm({ title, onClose, rename }: Omit<Props, 'open'>) {
  const t = useText()
  const { form, busyLabel, errorOf } = useForm<'title'>({
    validate: (formData) =>
      sanitise(formText(formData, 'title')) === '' ? { title: 'dashboard.title-missing' } : {},
    async submit(formData) {
      if (await rename(formText(formData, 'title'))) onClose()
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
      <Button type="submit" variant="primary" busyLabel={busyLabel}>
        {t('dashboard.save')}
      </Button>
    </form>
  )
}
