import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { LANGUAGES } from '#domain/text/languages.ts'
import { SITE_NOTICE_MAX_LENGTH } from '#domain/product-limits.ts'
import type { Database } from '#supabase/database.types.ts'
import { useSession } from '#app/lib/session/session.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextArea, TextField } from '#app/ui/field.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { Switch } from '../fields/switch.tsx'
import { MAX_MONTHLY_LIMIT, parseSettingsForm } from './parse-settings-form.ts'

export type SettingsRow = Database['public']['Tables']['settings']['Row']

export function SettingsForm({ settings }: { settings: SettingsRow }) {
  const t = useText()
  const { client } = useSession()
  const { show } = useToast()
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [hasInvalidNumber, setHasInvalidNumber] = useState(false)
  const notice = (settings.site_notice ?? {}) as Partial<Record<string, string>>

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const changes = parseSettingsForm(new FormData(event.currentTarget))
    setHasInvalidNumber(!changes)
    if (!changes) return
    setBusy(true)
    const saved = await save(changes).catch(() => false)
    setBusy(false)
    if (!saved) return show({ kind: 'error', title: t('admin.failed') })
    show({ kind: 'success', title: t('admin-settings.saved') })
    await queries.invalidateQueries({ queryKey: ['admin', 'settings'] })
  }

  /** A row-level security policy rejects an update by matching no row, so the updated row is selected and counted. */
  const save = async (changes: NonNullable<ReturnType<typeof parseSettingsForm>>): Promise<boolean> => {
    const table = (await client()).from('settings')
    const { data, error } = await table.update(changes).eq('id', true).select('updated_at')
    return !error && data.length === 1
  }

  return (
    <form
      onSubmit={(event) => void submit(event)}
      noValidate
      className="outlined-round flex flex-col gap-6 p-5 sm:p-6"
    >
      <fieldset className="flex flex-col gap-3">
        <legend className="mb-2 text-xl">{t('admin-settings.switches')}</legend>
        <Switch
          name="ai"
          label={t('admin-settings.ai')}
          hint={t('admin-settings.ai-hint')}
          defaultChecked={settings.ai_generation_enabled}
        />
        <Switch
          name="registration"
          label={t('admin-settings.registration')}
          hint={t('admin-settings.registration-hint')}
          defaultChecked={settings.registration_enabled}
        />
        <Switch
          name="release"
          label={t('admin-settings.release')}
          hint={t('admin-settings.release-hint')}
          defaultChecked={settings.release_creations_at_once}
        />
      </fieldset>
      <fieldset>
        <legend className="mb-2 text-xl">{t('admin-settings.limits')}</legend>
        <div className="grid gap-4 sm:grid-cols-2">
          {(['creations', 'modifications'] as const).map((name) => (
            <TextField
              key={name}
              label={t(`admin-settings.${name}`)}
              name={name}
              type="number"
              inputMode="numeric"
              min={0}
              max={MAX_MONTHLY_LIMIT}
              defaultValue={settings[`monthly_${name}`]}
              error={hasInvalidNumber ? t('admin-settings.number') : undefined}
            />
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className="mb-1 text-xl">{t('admin-settings.notice')}</legend>
        <p className="mb-3 text-sm text-ink-soft">{t('admin-settings.notice-hint')}</p>
        <div className="grid gap-4 sm:grid-cols-2">
          {LANGUAGES.map((language) => (
            <TextArea
              key={language}
              label={t(`admin.lang-${language}`)}
              name={`notice-${language}`}
              lang={language}
              rows={2}
              maxLength={SITE_NOTICE_MAX_LENGTH}
              defaultValue={notice[language]}
            />
          ))}
        </div>
      </fieldset>
      <Button type="submit" variant="primary" busyLabel={busy && t('admin.saving')} className="self-start">
        {t('admin.save')}
      </Button>
    </form>
  )
}
