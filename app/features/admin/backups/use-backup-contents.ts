import { useText } from '#app/lib/texts/use-text.tsx'
import type { Backup } from './backup-list.ts'

/** Returns a function that names what a backup contains; undefined for backups of earlier versions, which do not say it. */
export function useBackupContents(): (backup: Backup) => string | undefined {
  const t = useText()
  return ({ counts, isWithoutFiles }) => {
    const contents = counts && t('admin-backups.counts', counts)
    return contents && isWithoutFiles ? t('admin-backups.without-pictures', { contents }) : contents
  }
}
