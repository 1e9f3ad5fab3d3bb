import { useState } from 'react'
import { LANGUAGES, type Language } from '#domain/text/languages.ts'
import { pageTitle } from '#domain/text/localised-text.ts'
import { useSiteData, useLanguage } from '#app/lib/layout/site-data.ts'
import { callFunction } from '#app/lib/session/call-function.ts'
import { useSession } from '#app/lib/session/session.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Select } from '#app/ui/field.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { type TranslationDraft, TEXT_FIELDS, type TextFieldName, MAX_LENGTHS } from './translation-draft.ts'
import { type ContentKind, type ContentRow, useRefreshTranslations } from '../translation-queries.ts'
import { saveTranslations } from './save-translations.ts'
import { TextPair } from './text-pair.tsx'

interface Props {
  content: ContentKind
  row?: ContentRow
  onClose(): void
}

/** Edits the texts of a page or category beside their source language. */
export function EditTranslationsDialog({ content, row, onClose }: Props) {
  const t = useText()
  const language = useLanguage()
  return (
    <Dialog
      wide
      open={row !== undefined}
      onClose={onClose}
      title={row ? pageTitle(row.title, language, row.slug) : ''}
      closeLabel={t('common.close')}
    >
      {row && <EditTranslationsForm key={row.id} content={content} row={row} onSaved={onClose} />}
    </Dialog>
  )
}

const textsOf = (row: ContentRow, field: TextFieldName) => row[field] as Partial<Record<Language, string>>

function EditTranslationsForm({
  content,
  row,
  onSaved,
}: {
  content: ContentKind
  row: ContentRow
  onSaved(): void
}) {
  const t = useText()
  const userLanguage = useLanguage()
  const { config } = useSiteData()
  const { client } = useSession()
  const { show } = useToast()
  const refresh = useRefreshTranslations()
  const [target, setTarget] = useState<Language>(row.missing[0] ?? 'de')
  const [draft, setDraft] = useState<TranslationDraft>({})
  const [busy, setBusy] = useState<'saving' | TextFieldName>()
  // English, or the first language with a title; when English is edited, the next language is the source.
  const source = LANGUAGES.find((language) => language !== target && textsOf(row, 'title')[language]) ?? 'en'
  const visibleFields = TEXT_FIELDS.filter((field) => content === 'page' || field !== 'summary')
  const valueOf = (field: TextFieldName) => draft[target]?.[field] ?? textsOf(row, field)[target] ?? ''
  const setText = (field: TextFieldName, text: string) =>
    setDraft((previous) => ({ ...previous, [target]: { ...previous[target], [field]: text } }))

  const suggest = async (field: TextFieldName) => {
    setBusy(field)
    const body = {
      text: textsOf(row, field)[source],
      sourceLanguage: source,
      targetLanguage: target,
      contentType: field === 'title' ? (content === 'page' ? 'page_title' : 'category') : 'page_description',
    }
    const result = await callFunction<{ translatedText: string }>(
      await client(),
      'translate-content',
      body,
      userLanguage,
    )
    setBusy(undefined)
    if (!result.failed) return setText(field, result.data.translatedText)
    const failedText = t(
      content === 'page' ? 'admin-translations.failed-page' : 'admin-translations.failed-category',
    )
    show({
      kind: 'error',
      title: `${t('admin-translations.error')}: ${failedText}`,
      text: result.failed.message,
    })
  }

  const save = async () => {
    setBusy('saving')
    const saved = await saveTranslations(await client(), content, row, draft)
    setBusy(undefined)
    await refresh()
    if (!saved) return show({ kind: 'error', title: t('admin.failed') })
    show({ kind: 'success', title: t('admin-translations.saved') })
    onSaved()
  }

  return (
    <>
      <Select
        label={t('admin-translations.language')}
        hint={t('admin-translations.from', { language: t(`admin.lang-${source}`) })}
        value={target}
        onChange={(event) => setTarget(event.target.value as Language)}
      >
        {LANGUAGES.map((language) => (
          <option key={language} value={language}>
            {t(`admin.lang-${language}`)}
          </option>
        ))}
      </Select>
      {visibleFields.map((field) => (
        <TextPair
          key={field}
          label={t(`admin-translations.field-${field}`)}
          source={textsOf(row, field)[source] ?? ''}
          sourceLanguage={source}
          language={target}
          value={valueOf(field)}
          maxLength={MAX_LENGTHS[content][field]}
          isMultiline={field !== 'title'}
          busy={busy === field}
          onSuggest={config.features.translation || field === 'title' ? () => void suggest(field) : undefined}
          onWrite={(text) => setText(field, text)}
        />
      ))}
      <div className="flex flex-wrap justify-end gap-3">
        <Button
          variant="primary"
          busyLabel={busy === 'saving' && t('admin.saving')}
          onClick={() => void save()}
        >
          {t('admin.save')}
        </Button>
      </div>
    </>
  )
}
