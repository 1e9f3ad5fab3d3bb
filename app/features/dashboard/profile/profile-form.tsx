import { useLocation, useNavigate } from 'react-router'
import { isLanguage, LANGUAGES } from '#domain/text/languages.ts'
import { sanitise } from '#domain/text/sanitise.ts'
import { formText, useForm } from '#app/lib/forms/use-form.ts'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { pathInLanguage } from '#app/lib/language/url-language.ts'
import { LANGUAGE_NAMES, saveLanguagePreference } from '#app/lib/language/language-preference.ts'
import type { Profile } from '#app/lib/session/profile.ts'
import { type Account, useSession } from '#app/lib/session/session.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { Select, TextField } from '#app/ui/field.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { saveProfile } from './save-profile.ts'

/** Changing the language in the profile also changes the language of the site. */
export function ProfileForm({ account, profile }: { account: Account; profile: Profile }) {
  const t = useText()
  const current = useLanguage()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { client, reloadProfile } = useSession()
  const { show } = useToast()
  const { form, busyLabel, errorOf } = useForm<'name'>({
    validate: (formData) =>
      sanitise(formText(formData, 'name')) === '' ? { name: 'accounts.name-missing' } : {},
    async submit(formData) {
      const requestedLanguage = formText(formData, 'language')
      const language = isLanguage(requestedLanguage) ? requestedLanguage : profile.language_preference
      const outcome = await saveProfile(client, account.id, { name: formText(formData, 'name'), language })
      if (outcome !== 'saved')
        return show({
          kind: 'error',
          title: t(outcome === 'no-user' ? 'dashboard.no-user' : 'dashboard.update-failed'),
        })
      await reloadProfile().catch(() => false)
      show({ kind: 'success', title: t('dashboard.updated') })
      if (language === current) return undefined
      saveLanguagePreference(language)
      return navigate(pathInLanguage(pathname + search, language))
    },
  })
  return (
    <form {...form} className="flex flex-col gap-4">
      <TextField
        label={t('accounts.email')}
        value={account.email}
        readOnly
        type="email"
        hint={t('dashboard.email-hint')}
      />
      <TextField
        name="name"
        label={t('accounts.name')}
        autoComplete="name"
        maxLength={200}
        defaultValue={profile.full_name ?? ''}
        error={errorOf('name')}
      />
      <Select
        name="language"
        label={t('dashboard.language')}
        hint={t('dashboard.language-hint')}
        defaultValue={profile.language_preference}
      >
        {LANGUAGES.map((language) => (
          <option key={language} value={language} lang={language}>
            {LANGUAGE_NAMES[language]}
          </option>
        ))}
      </Select>
      <Button type="submit" variant="primary" className="self-start" busyLabel={busyLabel}>
        {t('dashboard.save')}
      </Button>
    </form>
  )
}
