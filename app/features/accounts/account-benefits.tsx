import { useText } from '#app/lib/texts/use-text.tsx'

/** Shown beside the forms on wide screens. */
export function AccountBenefits() {
  const t = useText()
  return (
    <aside
      aria-label={t('accounts.panel-title')}
      className="outlined hidden self-start bg-sun-soft p-5 sm:block"
    >
      <p className="mb-3 font-display text-xl font-bold">{t('accounts.panel-title')}</p>
      <ul className="space-y-3">
        <li>✏️ {t('accounts.panel-create')}</li>
        <li>🎩 {t('accounts.panel-change')}</li>
        <li>📚 {t('accounts.panel-keep')}</li>
      </ul>
    </aside>
  )
}
