import type { ReactNode } from 'react'
import { DIFFICULTIES } from '#domain/creation.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Select } from '#app/ui/field.tsx'
import { CategorySelect } from '../parts/category-select.tsx'
import { useAdminPlace } from '../place.ts'

const STATES = ['released', 'draft', 'hidden', 'bin'] as const

/** What the list is narrowed by; all of it stands in the address. */
export function PageFilters() {
  const t = useText()
  const place = useAdminPlace()
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-5">
      <CategorySelect
        label={t('admin-pages.category')}
        none={t('admin-pages.all')}
        value={place.get('category')}
        onChange={(category) => place.go({ category, page: null })}
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
  const place = useAdminPlace()
  return (
    <Select
      label={label}
      name={name}
      value={place.get(name)}
      onChange={(event) => place.go({ [name]: event.target.value, page: null })}
    >
      <option value="">{t('admin-pages.all')}</option>
      {children}
    </Select>
  )
}
