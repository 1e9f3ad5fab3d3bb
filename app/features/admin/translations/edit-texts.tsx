import { useState } from 'react'
import { LANGUAGES, type Language } from '#domain/languages.ts'
import { pageTitle } from '#domain/text.ts'
import { useFrame, useLanguage } from '#app/lib/frame.ts'
import { callFunction } from '#app/lib/session/call-function.ts'
import { useSession } from '#app/lib/session/session.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Select } from '#app/ui/field.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { type Draft, FIELDS, type Field, MOST } from './draft.ts'
import { type ContentKind, type ContentRow, useFreshTranslations } from './queries.ts'
import { saveTexts } from './save-texts.ts'
import { TextPair } from './text-pair.tsx'

interface Props {
  content: ContentKind
  row?: ContentRow
  onClose(): void
}

/** The texts of one content by hand, beside the language they come from. */
export function EditTexts({ content, row, onClose }: Props) {
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
      {row && <Form key={row.id} content={content} row={row} onSaved={onClose} />}
    </Dialog>
  )
}

const textsOf = (row: ContentRow, field: Field) => row[field] as Partial<Record<Language, string>>

function Form({ content, row, onSaved }: { content: ContentKind; row: ContentRow; onSaved(): void }) {
  const t = useText()
  const reader = useLanguage()
  const { config } = useFrame()
  const { client } = useSession()
  const { show } = useToast()
  const refresh = useFreshTranslations()
  const [target, setTarget] = useState<Language>(row.missing[0] ?? 'de')
  const [draft, setDraft] = useState<Draft>({})
  const [busy, setBusy] = useState<'saving' | Field>()
  // English, else the first language there is; who edits English itself sees the next one beside it.
  const source = LANGUAGES.find((language) => language !== target && textsOf(row, 'title')[language]) ?? 'en'
  const fields = FIELDS.filter((field) => content === 'page' || field !== 'summary')
  const valueOf = (field: Field) => draft[target]?.[field] ?? textsOf(row, field)[target] ?? ''
  const write = (field: Field, text: string) =>
    setDraft((last) => ({ ...last, [target]: { ...last[target], [field]: text } }))

  const suggest = async (field: Field) => {
    setBusy(field)
    const body = {
      text: textsOf(row, field)[source],
      sourceLanguage: source,
      targetLanguage: target,
      contentType: field === 'title' ? (content === 'page' ? 'page_title' : 'category') : 'page_description',
    }
    const answer = await callFunction<{ translatedText: string }>(
      await client(),
      'translate-content',
      body,
      reader,
    )
    setBusy(undefined)
    if (!answer.failed) return write(field, answer.data.translatedText)
    const failed = t(
      content === 'page' ? 'admin-translations.failed-page' : 'admin-translations.failed-category',
    )
    show({
      kind: 'error',
      title: `${t('admin-translations.error')}: ${failed}`,
      text: answer.failed.sentence,
    })
  }

  const save = async () => {
    setBusy('saving')
    const saved = await saveTexts(await client(), content, row, draft)
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
      {fields.map((field) => (
        <TextPair
          key={field}
          label={t(`admin-translations.field-${field}`)}
          source={textsOf(row, field)[source] ?? ''}
          sourceLanguage={source}
          language={target}
          value={valueOf(field)}
          longest={MOST[content][field]}
          isLong={field !== 'title'}
          busy={busy === field}
          onSuggest={config.features.translation || field === 'title' ? () => void suggest(field) : undefined}
          onWrite={(text) => write(field, text)}
        />
      ))}
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="main" busy={busy === 'saving' && t('admin.saving')} onClick={() => void save()}>
          {t('admin.save')}
        </Button>
      </div>
    </>
  )
}
