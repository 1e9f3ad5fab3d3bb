import type { ReactNode } from 'react'
import type { Bundle } from 'virtual:texts'
import { TextBundle } from '#app/lib/texts/text-bundle.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Dialog } from '#app/ui/dialog.tsx'

interface Props {
  bundle: Bundle
  title: string
  wide?: boolean
  onClose(): void
  children: ReactNode
}

/** An open dialog whose texts are loaded with it. */
export function TextBundleDialog({ bundle, title, wide, onClose, children }: Props) {
  const t = useText()
  return (
    <Dialog wide={wide} open onClose={onClose} title={title} closeLabel={t('common.close')}>
      <TextBundle bundle={bundle}>{children}</TextBundle>
    </Dialog>
  )
}
