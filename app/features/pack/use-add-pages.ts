import { CLASS_PACK_LIMITS } from '#domain/print/class-pack.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { addPages, packStore } from './pack-store.ts'

/** Adds a list of pages to the class pack and shows the result with a button that undoes it. */
export function useAddPages(): (pages: Parameters<typeof addPages>[0]) => void {
  const t = useText()
  const toast = useToast()
  return (pages) => {
    const before = packStore.get()
    const added = addPages(pages)
    const isFull = packStore.get().length === CLASS_PACK_LIMITS.maxPages
    toast.show({
      kind: added > 0 ? 'success' : 'warning',
      title: added > 0 ? t('pack.added', { count: added }) : t('pack.none-added'),
      text: isFull ? t('pack.full', { most: CLASS_PACK_LIMITS.maxPages }) : undefined,
      action: added > 0 ? { label: t('pack.undo'), onClick: () => packStore.set(before) } : undefined,
    })
  }
}
