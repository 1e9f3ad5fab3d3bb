import { Share2 } from 'lucide-react'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { useToast } from '#app/ui/toast.tsx'

interface Props {
  title: string
  /** The path of the shared screen. */
  path: string
  label?: string
}

/** Opens the device's share menu, or copies the link where there is none. */
export function ShareButton({ title, path, label }: Props) {
  const t = useText()
  const toast = useToast()
  const share = async () => {
    const url = new URL(path, location.origin).href
    try {
      if ('share' in navigator) return await navigator.share({ title, url })
    } catch (error) {
      // The visitor closed the menu. Any other error falls back to copying.
      if (error instanceof DOMException && error.name === 'AbortError') return
    }
    try {
      await navigator.clipboard.writeText(url)
      toast.show({ kind: 'success', title: t('page.link-copied'), text: t('page.link-copied-hint') })
    } catch {
      toast.show({ kind: 'info', title: t('page.link-to-copy'), text: url })
    }
  }
  return (
    <Button onClick={() => void share()} className="script-only">
      <Share2 aria-hidden="true" className="size-5 shrink-0" strokeWidth={2.5} />
      {label ?? t('page.share')}
    </Button>
  )
}
