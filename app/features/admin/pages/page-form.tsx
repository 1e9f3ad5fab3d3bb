import { type FormEvent, useState } from 'react'
import { DIFFICULTIES } from '#domain/pages/creation-options.ts'
import { PAGE_TEXT_MAX_LENGTHS, type PageTextField } from '#domain/pages/page-texts.ts'
import { SLUG_MAX_LENGTH } from '#domain/pages/slug.ts'
import type { Language } from '#domain/text/languages.ts'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { Select, TextArea, TextField } from '#app/ui/field.tsx'
import { CategorySelect } from '../fields/category-select.tsx'
import { LanguageButtons } from '../fields/language-buttons.tsx'
import {
  toPageFormValues,
  type EditedPage,
  type PageFormValues,
  languagesWithoutTitle,
} from './page-form-values.ts'
import { useSavePage } from './use-save-page.ts'

const STATUSES = ['released', 'draft', 'hidden'] as const

export function PageForm({ page, onSaved }: { page: EditedPage; onSaved(): void }) {
  const t = useText()
  const [values, setValues] = useState(() => toPageFormValues(page))
  const [language, setLanguage] = useState<Language>(useLanguage())
  const { save, busy, problem } = useSavePage(page.id, onSaved)
  const change = (changes: Partial<PageFormValues>) => setValues((previous) => ({ ...previous, ...changes }))
  const fieldProps = (text: PageTextField) => ({
    value: values.texts[text][language],
    maxLength: PAGE_TEXT_MAX_LENGTHS[text],
    lang: language,
    onChange: (event: { target: { value: string } }) =>
      change({
        texts: { ...values.texts, [text]: { ...values.texts[text], [language]: event.target.value } },
      }),
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void save(values)
  }

  return (
    <form onSubmit={submit} className="flex min-w-0 flex-col gap-4">
      <LanguageButtons
        label={t('admin-pages.language')}
        current={language}
        missing={languagesWithoutTitle(values)}
        onChoose={setLanguage}
      />
      <TextField
        label={t('admin-pages.title')}
        {...fieldProps('title')}
        error={problem === 'title-required' ? t('admin-pages.title-required') : undefined}
      />
      <TextArea label={t('admin-pages.description')} {...fieldProps('description')} rows={3} />
      <TextArea label={t('admin-pages.seo')} {...fieldProps('seo_description')} rows={2} />
      <div className="grid gap-4 sm:grid-cols-3">
        <CategorySelect
          label={t('admin-pages.category')}
          emptyLabel={t('admin-pages.no-category')}
          value={values.category}
          onChange={(category) => change({ category })}
        />
        <Select
          label={t('admin-pages.difficulty')}
          value={values.difficulty}
          onChange={(event) => change({ difficulty: event.target.value as PageFormValues['difficulty'] })}
        >
          {DIFFICULTIES.map((difficulty) => (
            <option key={difficulty} value={difficulty}>
              {t(`common.difficulty-${difficulty}`)}
            </option>
          ))}
        </Select>
        <Select
          label={t('admin-pages.state')}
          value={values.status}
          onChange={(event) => change({ status: event.target.value as PageFormValues['status'] })}
        >
          {STATUSES.map((status) => (
            <option key={status} value={status}>
              {t(`admin-pages.state-${status}`)}
            </option>
          ))}
        </Select>
      </div>
      <TextField
        label={t('admin-pages.slug')}
        value={values.slug}
        maxLength={SLUG_MAX_LENGTH}
        spellCheck={false}
        onChange={(event) => change({ slug: event.target.value })}
        hint={t('admin-pages.slug-hint')}
        error={
          problem === 'slug-invalid' || problem === 'slug-taken' ? t(`admin-pages.${problem}`) : undefined
        }
      />
      <div>
        <Button type="submit" variant="primary" busyLabel={busy && t('admin.saving')}>
          {t('admin.save')}
        </Button>
      </div>
    </form>
  )
}
