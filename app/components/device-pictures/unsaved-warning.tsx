import { useText } from '#app/lib/texts/use-text.tsx'

/** Tells that this device has no space for the picture or forbids storing. */
export function UnsavedWarning() {
  const t = useText()
  return (
    <p role="alert" className="border-b-[2.5px] border-ink bg-sun-soft px-4 py-2">
      {t('device.unsaved')}
    </p>
  )
}
