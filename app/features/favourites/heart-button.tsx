import { Heart } from 'lucide-react'
import { useSessionTools } from '#app/lib/session/session.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { RoundButton } from '#app/ui/round-button.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { changed, onDevice, showAccount, useFavourites } from './favourites.ts'

/** A heart that fills when a page is liked. Guests keep it on the device, users in their account. */
export function HeartButton({ pageId, title }: { pageId: string; title: string }) {
  const t = useText()
  const toast = useToast()
  const { now, client } = useSessionTools()
  const { ids, kept } = useFavourites()
  const isLiked = ids.includes(pageId)

  const press = async () => {
    const { state } = now()
    if (kept === 'on-device' || state.status !== 'user') {
      onDevice.set(changed(onDevice.get(), pageId, !isLiked))
      if (!isLiked)
        toast.show({ kind: 'success', title: t('favourites.added'), text: t('favourites.added-hint') })
      return
    }
    showAccount(changed(ids, pageId, !isLiked))
    try {
      const { likeInAccount } = await import('./account-favourites.ts')
      await likeInAccount(await client(), { user_id: state.account.id, page_id: pageId }, !isLiked)
    } catch {
      showAccount(ids)
      toast.show({ kind: 'error', title: t('favourites.failed') })
    }
  }

  return (
    <RoundButton
      crayon="tomato"
      isOn={isLiked}
      label={t('favourites.like', { title })}
      onClick={() => void press()}
    >
      <Heart aria-hidden="true" className={`size-5 ${isLiked ? 'fill-ink' : ''}`} strokeWidth={2.5} />
    </RoundButton>
  )
}
