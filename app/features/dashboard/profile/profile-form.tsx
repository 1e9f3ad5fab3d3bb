import { useLocation, useNavigate } from 'react-router'
import { isLanguage, LANGUAGES } from '#domain/languages.ts'
import { sanitise } from '#domain/sanitise.ts'
import { textOf, useForm } from '#app/lib/forms/use-form.ts'
import { useLanguage } from '#app/lib/frame.ts'
import { inLanguage } from '#app/lib/language.ts'
import { LANGUAGE_NAMES, rememberLanguage } from '#app/lib/language-choice.ts'
import { type Account, type Profile, useSession } from '#app/lib/session/session.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { Select, TextField } from '#app/ui/field.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { saveProfile } from './save-profile.ts'

/** Name and language. Another language is that of the whole site, at once. */
export function ProfileForm({ account, profile }: { account: Account; profile: Profile }) {
  const t = useText()
  const current = useLanguage()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { client, reloadProfile } = useSession()
  const { show } = useToast()
  const { form, busy, errorOf } = useForm<'name'>({
    check: (words) => (sanitise(textOf(words, 'name')) === '' ? { name: 'accounts.name-missing' } : {}),
    async send(words) {
      const chosen = textOf(words, 'language')
      const language = isLanguage(chosen) ? chosen : profile.language_preference
      const outcome = await saveProfile(client, account.id, { name: textOf(words, 'name'), language })
      if (outcome !== 'saved')
        return show({
          kind: 'error',
          title: t(outcome === 'no-user' ? 'dashboard.no-user' : 'dashboard.update-failed'),
        })
      await reloadProfile().catch(() => false)
      show({ kind: 'success', title: t('dashboard.updated') })
      if (language === current) return undefined
      rememberLanguage(language)
      return navigate(inLanguage(pathname + search, language))
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
      <Button type="submit" look="main" className="self-start" busy={busy}>
        {t('dashboard.save')}
      </Button>
    </form>
  )
}
