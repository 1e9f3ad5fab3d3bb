import { type FormEvent, useState } from 'react'
import { LANGUAGES, type Language } from '#domain/languages.ts'
import { slugOf } from '#domain/slug.ts'
import { useLanguage } from '#app/lib/frame.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { TextArea, TextField } from '#app/ui/field.tsx'
import { LanguageChips } from '../parts/language-chips.tsx'
import type { Category } from '../parts/use-categories.ts'
import { DESCRIPTION_LENGTH, draftOf, NAME_LENGTH, plainName, type CategoryDraft } from './category-draft.ts'
import { IconField } from './icon-field.tsx'
import { useSaveCategory } from './use-save-category.ts'

/** A category is made or changed. Its address follows the name until somebody writes one. */
export function CategoryDialog({ category, onClose }: { category?: Category; onClose(): void }) {
  const t = useText()
  const [draft, setDraft] = useState(() => draftOf(category))
  const [ownSlug, setOwnSlug] = useState(category !== undefined)
  const [language, setLanguage] = useState<Language>(useLanguage())
  const { save, busy, problem } = useSaveCategory(category?.id, onClose)
  const change = (changes: Partial<CategoryDraft>) =>
    setDraft((last) => {
      const next = { ...last, ...changes }
      return ownSlug || changes.slug !== undefined ? next : { ...next, slug: slugOf(plainName(next)) }
    })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void save(draft)
  }
  const title = t(category ? 'admin-categories.edit-title' : 'admin-categories.new')
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={t('common.close')} wide>
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        <LanguageChips
          label={t('admin-categories.languages')}
          current={language}
          missing={LANGUAGES.filter((one) => draft.names[one].trim() === '')}
          onChoose={setLanguage}
        />
        <TextField
          label={t('admin-categories.name')}
          lang={language}
          value={draft.names[language]}
          maxLength={NAME_LENGTH}
          onChange={(event) => change({ names: { ...draft.names, [language]: event.target.value } })}
          error={problem === 'required' ? t('admin-categories.required') : undefined}
        />
        <TextArea
          label={t('admin-categories.description')}
          lang={language}
          rows={3}
          value={draft.descriptions[language]}
          maxLength={DESCRIPTION_LENGTH}
          onChange={(event) =>
            change({ descriptions: { ...draft.descriptions, [language]: event.target.value } })
          }
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={t('admin-categories.slug')}
            value={draft.slug}
            maxLength={120}
            spellCheck={false}
            onChange={(event) => {
              setOwnSlug(true)
              change({ slug: event.target.value })
            }}
            hint={t('admin-categories.slug-hint')}
            error={
              problem === 'slug-invalid' || problem === 'slug-taken'
                ? t(`admin-categories.${problem}`)
                : undefined
            }
          />
          <IconField value={draft.icon} onChange={(icon) => change({ icon })} />
        </div>
        <div>
          <Button type="submit" look="main" busy={busy && t('admin.saving')}>
            {t('admin.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
