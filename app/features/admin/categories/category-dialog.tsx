import { type FormEvent, useState } from 'react'
import { LANGUAGES, type Language } from '#domain/text/languages.ts'
import { SLUG_MAX_LENGTH, slugFromTitle } from '#domain/pages/slug.ts'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { TextArea, TextField } from '#app/ui/field.tsx'
import { LanguageButtons } from '../fields/language-buttons.tsx'
import type { Category } from '../queries/use-categories.ts'
import {
  DESCRIPTION_MAX_LENGTH,
  toCategoryFormValues,
  NAME_MAX_LENGTH,
  defaultName,
  type CategoryFormValues,
} from './category-form-values.ts'
import { IconField } from './icon-field.tsx'
import { useSaveCategory } from './use-save-category.ts'

/** Creates or edits a category. Its slug follows the name until the admin types a slug. */
export function CategoryDialog({ category, onClose }: { category?: Category; onClose(): void }) {
  const t = useText()
  const [values, setValues] = useState(() => toCategoryFormValues(category))
  const [hasTypedSlug, setHasTypedSlug] = useState(category !== undefined)
  const [language, setLanguage] = useState<Language>(useLanguage())
  const { save, busy, problem } = useSaveCategory(category?.id, onClose)
  const change = (changes: Partial<CategoryFormValues>) =>
    setValues((previous) => {
      const next = { ...previous, ...changes }
      return hasTypedSlug || changes.slug !== undefined
        ? next
        : { ...next, slug: slugFromTitle(defaultName(next)) }
    })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void save(values)
  }
  const title = t(category ? 'admin-categories.edit-title' : 'admin-categories.new')
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={t('common.close')} wide>
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        <LanguageButtons
          label={t('admin-categories.languages')}
          current={language}
          missing={LANGUAGES.filter((candidate) => values.names[candidate].trim() === '')}
          onChoose={setLanguage}
        />
        <TextField
          label={t('admin-categories.name')}
          lang={language}
          value={values.names[language]}
          maxLength={NAME_MAX_LENGTH}
          onChange={(event) => change({ names: { ...values.names, [language]: event.target.value } })}
          error={problem === 'required' ? t('admin-categories.required') : undefined}
        />
        <TextArea
          label={t('admin-categories.description')}
          lang={language}
          rows={3}
          value={values.descriptions[language]}
          maxLength={DESCRIPTION_MAX_LENGTH}
          onChange={(event) =>
            change({ descriptions: { ...values.descriptions, [language]: event.target.value } })
          }
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={t('admin-categories.slug')}
            value={values.slug}
            maxLength={SLUG_MAX_LENGTH}
            spellCheck={false}
            onChange={(event) => {
              setHasTypedSlug(true)
              change({ slug: event.target.value })
            }}
            hint={t('admin-categories.slug-hint')}
            error={
              problem === 'slug-invalid' || problem === 'slug-taken'
                ? t(`admin-categories.${problem}`)
                : undefined
            }
          />
          <IconField value={values.icon} onChange={(icon) => change({ icon })} />
        </div>
        <div>
          <Button type="submit" variant="primary" busyLabel={busy && t('admin.saving')}>
            {t('admin.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
