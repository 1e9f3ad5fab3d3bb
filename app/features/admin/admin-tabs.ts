import { type ComponentType, lazy, type LazyExoticComponent } from 'react'
import type { TextId } from '#app/lib/texts/text-id.ts'

/** A screen of the admin area, loaded when it is opened. */
interface AdminSection {
  /** As in the URL: `?tab=content&sub=messages`. */
  id: string
  label: TextId
  Screen: LazyExoticComponent<ComponentType>
}

interface AdminTab {
  id: string
  label: TextId
  /** Two or more sections are shown as sub-tabs. */
  sections: readonly [AdminSection, ...AdminSection[]]
}

const section = (
  id: string,
  label: TextId,
  load: () => Promise<{ default: ComponentType }>,
): AdminSection => ({
  id,
  label,
  Screen: lazy(load),
})

/** Every screen of the admin area. The import is both a section of the content tab and a tab, as the spec requires. */
export const ADMIN_TABS: readonly [AdminTab, ...AdminTab[]] = [
  {
    id: 'content',
    label: 'admin.tab-content',
    sections: [
      section('generator', 'admin.sub-generator', () => import('./generator/generator.tsx')),
      section('import', 'admin.sub-import', () => import('./import/import.tsx')),
      section('pages', 'admin.sub-pages', () => import('./pages/pages.tsx')),
      section('categories', 'admin.sub-categories', () => import('./categories/categories.tsx')),
      section('synonyms', 'admin.sub-synonyms', () => import('./synonyms/synonyms.tsx')),
      section('review', 'admin.sub-review', () => import('./review/review.tsx')),
      section('messages', 'admin.sub-messages', () => import('./messages/messages.tsx')),
    ],
  },
  {
    id: 'import',
    label: 'admin.tab-import',
    sections: [section('import', 'admin.tab-import', () => import('./import/import.tsx'))],
  },
  {
    id: 'translations',
    label: 'admin.tab-translations',
    sections: [
      section('categories', 'admin.sub-categories', () => import('./translations/category-translations.tsx')),
      section('pages', 'admin.sub-pages', () => import('./translations/page-translations.tsx')),
      section('jobs', 'admin.sub-jobs', () => import('./translations/translation-jobs.tsx')),
    ],
  },
  {
    id: 'analytics',
    label: 'admin.tab-analytics',
    sections: [section('analytics', 'admin.tab-analytics', () => import('./analytics/analytics.tsx'))],
  },
  {
    id: 'users',
    label: 'admin.tab-users',
    sections: [section('users', 'admin.tab-users', () => import('./users/users.tsx'))],
  },
  {
    id: 'settings',
    label: 'admin.tab-settings',
    sections: [
      section('site', 'admin.sub-site', () => import('./settings/settings.tsx')),
      section('audit', 'admin.sub-audit', () => import('./audit/audit.tsx')),
      section('backups', 'admin.sub-backups', () => import('./backups/backups.tsx')),
      section('tables', 'admin.sub-tables', () => import('./tables/tables.tsx')),
    ],
  },
]
