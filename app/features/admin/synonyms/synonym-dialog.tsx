import { type FormEvent, useState } from 'react'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { TextField } from '#app/ui/field.tsx'
import { LanguageButtons } from '../fields/language-buttons.tsx'
import { MeaningPreview } from './meaning-preview.tsx'
import { SYNONYM_MAX_LENGTH, type SynonymFormValues } from './synonym-form-values.ts'
import { useSaveSynonym } from './use-save-synonym.ts'

interface Props {
  /** The synonym to edit; undefined for a new one. */
  id?: string
  initial: SynonymFormValues
  onClose(): void
}

export function SynonymDialog({ id, initial, onClose }: Props) {
  const t = useText()
  const [values, setValues] = useState(initial)
  const { save, busy, problem } = useSaveSynonym(id, onClose)
  const { language, word, meaning } = values
  const change = (changes: Partial<SynonymFormValues>) => setValues({ ...values, ...changes })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void save(values)
  }
  const isMissing = (text: string) => problem === 'required' && text.trim() === ''
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(id ? 'admin-synonyms.edit-title' : 'admin-synonyms.new')}
      closeLabel={t('common.close')}
    >
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        <LanguageButtons
          label={t('admin-synonyms.language')}
          current={language}
          missing={[]}
          onChoose={(chosen) => change({ language: chosen })}
        />
        <TextField
          label={t('admin-synonyms.word')}
          lang={language}
          value={word}
          maxLength={SYNONYM_MAX_LENGTH}
          autoComplete="off"
          hint={t('admin-synonyms.word-hint')}
          onChange={(event) => change({ word: event.target.value })}
          error={
            problem === 'taken'
              ? t('admin-synonyms.taken')
              : isMissing(word)
                ? t('admin-synonyms.required')
                : undefined
          }
        />
        <div className="flex flex-col gap-1.5">
          <TextField
            label={t('admin-synonyms.meaning')}
            lang={language}
            value={meaning}
            maxLength={SYNONYM_MAX_LENGTH}
            autoComplete="off"
            hint={t('admin-synonyms.meaning-hint')}
            onChange={(event) => change({ meaning: event.target.value })}
            error={
              problem === 'same'
                ? t('admin-synonyms.same')
                : isMissing(meaning)
                  ? t('admin-synonyms.required')
                  : undefined
            }
          />
          <MeaningPreview meaning={meaning} language={language} />
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
