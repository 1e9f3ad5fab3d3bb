import type { ReactNode } from 'react'
import { DIFFICULTIES } from '#domain/pages/creation-options.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Select } from '#app/ui/field.tsx'
import { CategorySelect } from '../fields/category-select.tsx'
import { useAdminUrl } from '../admin-url.ts'

const STATES = ['released', 'draft', 'hidden', 'bin'] as const

/** The filters of the page list; the URL holds their values. */
export function PageFilters() {
  const t = useText()
  const adminUrl = useAdminUrl()
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-5">
      <CategorySelect
        label={t('admin-pages.category')}
        emptyLabel={t('admin-pages.all')}
        value={adminUrl.get('category')}
        onChange={(category) => adminUrl.navigate({ category, page: null })}
      />
      <Filter name="difficulty" label={t('admin-pages.difficulty')}>
        {DIFFICULTIES.map((difficulty) => (
          <option key={difficulty} value={difficulty}>
            {t(`common.difficulty-${difficulty}`)}
          </option>
        ))}
      </Filter>
      <Filter name="state" label={t('admin-pages.state')}>
        {STATES.map((state) => (
          <option key={state} value={state}>
            {t(`admin-pages.state-${state}`)}
          </option>
        ))}
      </Filter>
      <Filter name="ai" label={t('admin-pages.ai')}>
        <option value="yes">{t('admin-pages.ai-yes')}</option>
        <option value="no">{t('admin-pages.ai-no')}</option>
      </Filter>
      <Filter name="maker" label={t('admin-pages.maker')}>
        <option value="site">{t('admin-pages.maker-site')}</option>
        <option value="people">{t('admin-pages.maker-people')}</option>
      </Filter>
    </div>
  )
}

function Filter({ name, label, children }: { name: string; label: string; children: ReactNode }) {
  const t = useText()
  const adminUrl = useAdminUrl()
  return (
    <Select
      label={label}
      name={name}
      value={adminUrl.get(name)}
      onChange={(event) => adminUrl.navigate({ [name]: event.target.value, page: null })}
    >
      <option value="">{t('admin-pages.all')}</option>
      {children}
    </Select>
  )
}
