import { lazy, Suspense, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { STYLES } from '#domain/pages/creation-options.ts'
import example from '#app/features/create/example.webp'
import { DrawNowLink } from '#app/components/draw-now-link.tsx'
import { NoScriptNotice } from '#app/components/no-script-notice.tsx'
import { paths } from '#app/lib/navigation/paths.ts'
import { Head } from '#app/lib/seo/head.tsx'
import { useSession } from '#app/lib/session/session.tsx'
import { TextBundle } from '#app/lib/texts/text-bundle.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { ScreenTitle } from './layout/screen-title.tsx'

const WishForm = lazy(() => import('#app/features/create/wish-form.tsx'))

export default function CreateImage() {
  return (
    <TextBundle bundle="create">
      <Create />
    </TextBundle>
  )
}

function Create() {
  const t = useText()
  const { state } = useSession()
  const isKnown = state.status !== 'loading'
  const initial = useInitialWish()
  const typed = useRef(initial.prompt)
  // The form stays when the session is loaded again, for example while a guest signs in, and keeps the wish.
  const [isFormShown, setFormShown] = useState(isKnown)
  if (isKnown && !isFormShown) setFormShown(true)
  return (
    <>
      <Head title={t('create.title')} description={t('create.lead')} path={paths.create} />
      <ScreenTitle title={t('create.title')} lead={t('create.lead')} />
      <NoScriptNotice />
      <div className="script-only outlined-round p-5 sm:p-8">
        {isFormShown ? (
          <TextBundle bundle="wish" fallback={<FormSkeleton />}>
            <Suspense fallback={<FormSkeleton />}>
              <Wish initial={initial} onType={(prompt) => void (typed.current = prompt)} />
            </Suspense>
          </TextBundle>
        ) : (
          <FormSkeleton />
        )}
      </div>
      {/* While the session is unknown, `data-session` from the pre-paint script selects what is shown. */}
      {state.status !== 'user' && (
        <div className={`script-only ${isKnown ? '' : 'in-data-[session=user]:hidden'}`}>
          <SignInFirst readWish={() => typed.current} />
        </div>
      )}
    </>
  )
}

/** The wish comes from a search without results, from a link, or from a page that is created again. */
function useInitialWish() {
  const { key, state } = useLocation()
  const initial = state as { initialPrompt?: unknown; style?: unknown } | null
  const [query] = useSearchParams()
  const prompt = initial?.initialPrompt ?? query.get('prompt')
  const style = STYLES.find((name) => name === (initial?.style ?? query.get('style'))) ?? 'simple'
  return { key, prompt: typeof prompt === 'string' ? prompt : '', style }
}

interface WishProps {
  initial: ReturnType<typeof useInitialWish>
  onType(prompt: string): void
}

const Wish = ({ initial: { key, prompt, style }, onType }: WishProps) => (
  // The key resets the form when a navigation brings another wish to the open screen.
  <WishForm key={key} initialPrompt={prompt} defaultStyle={style} onType={onType} />
)

/** Shows guests what they get, and a way to sign in before they write a wish. */
function SignInFirst({ readWish }: { readWish(): string }) {
  const t = useText()
  const { openAuth } = useSession()
  return (
    <section className="outlined-round mt-6 flex flex-col items-center gap-6 border-dashed p-5 sm:flex-row sm:p-8">
      <figure className="flex w-48 shrink-0 flex-col gap-2 text-center">
        <img
          src={example}
          alt=""
          width={400}
          height={566}
          loading="lazy"
          className="outlined -rotate-2 bg-sheet"
        />
        <figcaption className="font-display font-bold">{t('create.example')}</figcaption>
      </figure>
      <div className="flex flex-col items-center gap-3 text-center sm:items-start sm:text-left">
        <h2 className="text-2xl">{t('create.guest-title')}</h2>
        <p>{t('create.guest-hint')}</p>
        <div className="flex flex-wrap justify-center gap-3 sm:justify-start">
          <Button onClick={() => openAuth('signin')}>{t('create.guest-button')}</Button>
          <DrawNowLink readWish={readWish} />
        </div>
      </div>
    </section>
  )
}

/** A skeleton as tall as the form. */
function FormSkeleton() {
  const t = useText()
  return (
    <div role="status" aria-label={t('common.loading')} className="flex min-h-120 flex-col gap-6">
      <div className="h-32 animate-pencil rounded-2xl bg-ink/10" />
      <div className="h-12 w-48 animate-pencil rounded-2xl bg-ink/10" />
      <div className="h-40 animate-pencil rounded-2xl bg-ink/10" />
    </div>
  )
}
