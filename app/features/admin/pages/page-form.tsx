import { type FormEvent, useState } from 'react'
import { DIFFICULTIES } from '#domain/creation.ts'
import type { Language } from '#domain/languages.ts'
import { useLanguage } from '#app/lib/frame.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { Select, TextArea, TextField } from '#app/ui/field.tsx'
import { CategorySelect } from '../parts/category-select.tsx'
import { LanguageChips } from '../parts/language-chips.tsx'
import { draftOf, type EditedPage, LONGEST, type PageDraft, type PageText, untitled } from './page-draft.ts'
import { useSavePage } from './use-save-page.ts'

const STATUSES = ['released', 'draft', 'hidden'] as const

export function PageForm({ page, onSaved }: { page: EditedPage; onSaved(): void }) {
  const t = useText()
  const [draft, setDraft] = useState(() => draftOf(page))
  const [language, setLanguage] = useState<Language>(useLanguage())
  const { save, busy, problem } = useSavePage(page.id, onSaved)
  const change = (changes: Partial<PageDraft>) => setDraft((last) => ({ ...last, ...changes }))
  const write = (text: PageText) => ({
    value: draft.texts[text][language],
    maxLength: LONGEST[text],
    lang: language,
    onChange: (event: { target: { value: string } }) =>
      change({
        texts: { ...draft.texts, [text]: { ...draft.texts[text], [language]: event.target.value } },
      }),
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void save(draft)
  }

  return (
    <form onSubmit={submit} className="flex min-w-0 flex-col gap-4">
      <LanguageChips
        label={t('admin-pages.language')}
        current={language}
        missing={untitled(draft)}
        onChoose={setLanguage}
      />
      <TextField
        label={t('admin-pages.title')}
        {...write('title')}
        error={problem === 'title-required' ? t('admin-pages.title-required') : undefined}
      />
      <TextArea label={t('admin-pages.description')} {...write('description')} rows={3} />
      <TextArea label={t('admin-pages.seo')} {...write('seo_description')} rows={2} />
      <div className="grid gap-4 sm:grid-cols-3">
        <CategorySelect
          label={t('admin-pages.category')}
          none={t('admin-pages.no-category')}
          value={draft.category}
          onChange={(category) => change({ category })}
        />
        <Select
          label={t('admin-pages.difficulty')}
          value={draft.difficulty}
          onChange={(event) => change({ difficulty: event.target.value as PageDraft['difficulty'] })}
        >
          {DIFFICULTIES.map((difficulty) => (
            <option key={difficulty} value={difficulty}>
              {t(`common.difficulty-${difficulty}`)}
            </option>
          ))}
        </Select>
        <Select
          label={t('admin-pages.state')}
          value={draft.status}
          onChange={(event) => change({ status: event.target.value as PageDraft['status'] })}
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
        value={draft.slug}
        maxLength={120}
        spellCheck={false}
        onChange={(event) => change({ slug: event.target.value })}
        hint={t('admin-pages.slug-hint')}
        error={
          problem === 'slug-invalid' || problem === 'slug-taken' ? t(`admin-pages.${problem}`) : undefined
        }
      />
      <div>
        <Button type="submit" look="main" busy={busy && t('admin.saving')}>
          {t('admin.save')}
        </Button>
      </div>
    </form>
  )
}
