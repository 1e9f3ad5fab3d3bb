import { Heart } from 'lucide-react'
import { useSessionActions } from '#app/lib/session/session.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { ToggleButton } from '#app/ui/toggle-button.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { withFavourite, deviceFavourites, setAccountFavourites, useFavourites } from './favourites-store.ts'

/** Adds a page to the favourites or removes it. They are stored on the device for guests, in the account for users. */
export function HeartButton({ pageId, title }: { pageId: string; title: string }) {
  const t = useText()
  const toast = useToast()
  const { currentSession, client } = useSessionActions()
  const { ids, storedIn } = useFavourites()
  const isFavourite = ids.includes(pageId)

  const toggle = async () => {
    if (storedIn === 'device') {
      deviceFavourites.set(withFavourite(deviceFavourites.get(), pageId, !isFavourite))
      if (!isFavourite)
        toast.show({ kind: 'success', title: t('favourites.added'), text: t('favourites.added-hint') })
      return
    }
    setAccountFavourites(withFavourite(ids, pageId, !isFavourite))
    try {
      const { saveInAccount } = await import('./account-favourites.ts')
      await saveInAccount(await client(), currentSession(), pageId, !isFavourite)
    } catch {
      setAccountFavourites(ids)
      toast.show({ kind: 'error', title: t('favourites.failed') })
    }
  }

  return (
    <ToggleButton
      crayon="tomato"
      isOn={isFavourite}
      label={t('favourites.like', { title })}
      onClick={() => void toggle()}
    >
      <Heart aria-hidden="true" className={`size-5 ${isFavourite ? 'fill-ink' : ''}`} strokeWidth={2.5} />
    </ToggleButton>
  )
}
