import { type ComponentType, lazy, type LazyExoticComponent } from 'react'
import type { TextId } from '#app/lib/texts/ids.ts'

/** One screen of the administration, fetched when it is opened. Its folder is `app/features/admin/<name>/`. */
export interface AdminPart {
  /** As in the address: `?tab=content&sub=messages`. */
  id: string
  label: TextId
  Screen: LazyExoticComponent<ComponentType>
}

export interface AdminTab {
  id: string
  label: TextId
  /** More than one are shown as sub-tabs. */
  parts: readonly [AdminPart, ...AdminPart[]]
}

const part = (id: string, label: TextId, load: () => Promise<{ default: ComponentType }>): AdminPart => ({
  id,
  label,
  Screen: lazy(load),
})

/** The administration on one page. A new screen is one line here and one folder beside. */
export const ADMIN_TABS: readonly [AdminTab, ...AdminTab[]] = [
  {
    id: 'content',
    label: 'admin.tab-content',
    parts: [
      part('generator', 'admin.sub-generator', () => import('./generator/generator.tsx')),
      part('import', 'admin.sub-import', () => import('./import/import.tsx')),
      part('pages', 'admin.sub-pages', () => import('./pages/pages.tsx')),
      part('categories', 'admin.sub-categories', () => import('./categories/categories.tsx')),
      part('review', 'admin.sub-review', () => import('./review/review.tsx')),
      part('messages', 'admin.sub-messages', () => import('./messages/messages.tsx')),
    ],
  },
  {
    id: 'import',
    label: 'admin.tab-import',
    parts: [part('import', 'admin.tab-import', () => import('./import/import.tsx'))],
  },
  {
    id: 'translations',
    label: 'admin.tab-translations',
    parts: [
      part('categories', 'admin.sub-categories', () => import('./translations/categories.tsx')),
      part('pages', 'admin.sub-pages', () => import('./translations/pages.tsx')),
      part('jobs', 'admin.sub-jobs', () => import('./translations/jobs.tsx')),
    ],
  },
  {
    id: 'analytics',
    label: 'admin.tab-analytics',
    parts: [part('analytics', 'admin.tab-analytics', () => import('./analytics/analytics.tsx'))],
  },
  {
    id: 'users',
    label: 'admin.tab-users',
    parts: [part('users', 'admin.tab-users', () => import('./users/users.tsx'))],
  },
  {
    id: 'settings',
    label: 'admin.tab-settings',
    parts: [
      part('site', 'admin.sub-site', () => import('./settings/settings.tsx')),
      part('audit', 'admin.sub-audit', () => import('./audit/audit.tsx')),
    ],
  },
]
