import { lazy, Suspense, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { type Style, STYLES } from '#domain/creation.ts'
import { NeedsScript } from '#app/components/needs-script.tsx'
import { paths } from '#app/lib/paths.ts'
import { Head } from '#app/lib/seo/head.tsx'
import { useSession } from '#app/lib/session/session.tsx'
import { TextBundle } from '#app/lib/texts/text-bundle.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ScreenTitle } from './parts/screen-title.tsx'

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
  // Outlives the form, which goes when the session ends: whoever signs in again goes on writing.
  const [draft] = useState<Draft>({ of: '', words: '' })
  return (
    <>
      <Head title={t('create.title')} description={t('create.lead')} path={paths.create} />
      <ScreenTitle title={t('create.title')} lead={t('create.lead')} />
      <NeedsScript />
      {state.status === 'user' && (
        <div className="outlined-round p-5 sm:p-8">
          <TextBundle bundle="wish" waiting={<Waiting />}>
            <Suspense fallback={<Waiting />}>
              <Wish accountId={state.account.id} draft={draft} />
            </Suspense>
          </TextBundle>
        </div>
      )}
      {/* Before the session is known, the page's own early script says which of the two will be needed. */}
      {state.status === 'loading' && (
        <div className="outlined-round hidden p-5 sm:p-8 in-data-[session=user]:block">
          <Waiting />
        </div>
      )}
      {state.status !== 'user' && (
        <div className={`script-only ${state.status === 'loading' ? 'in-data-[session=user]:hidden' : ''}`}>
          <SignInFirst />
        </div>
      )}
    </>
  )
}

/** What was typed, by whom, and at which visit of this screen. */
interface Draft {
  of: string
  words: string
}

/** A wish may come along from a search without a result, from a link, or from a page that is to be made again. */
function Wish({ accountId, draft }: { accountId: string; draft: Draft }) {
  const { key, state } = useLocation()
  const given = state as { initialPrompt?: unknown; style?: unknown } | null
  const [query] = useSearchParams()
  const of = `${key} ${accountId}`
  const prompt = draft.of === of ? draft.words : (given?.initialPrompt ?? query.get('prompt'))
  const style = STYLES.find((name) => name === given?.style) ?? ('simple' satisfies Style)
  return (
    // Another wish may come along while this screen is open: it takes the place of what stands there.
    <WishForm
      key={key}
      initialPrompt={typeof prompt === 'string' ? prompt : ''}
      defaultStyle={style}
      onWrite={(words) => Object.assign(draft, { of, words })}
    />
  )
}

function SignInFirst() {
  const t = useText()
  const { openAuth } = useSession()
  return (
    <EmptyState picture="pencil" title={t('create.guest-title')} hint={t('create.guest-hint')}>
      <Button look="main" onClick={() => openAuth('signin')}>
        {t('create.guest-button')}
      </Button>
    </EmptyState>
  )
}

/** The form's outline while it comes, as tall as the form. */
function Waiting() {
  const t = useText()
  return (
    <div role="status" aria-label={t('common.loading')} className="flex min-h-120 flex-col gap-6">
      <div className="h-32 animate-pencil rounded-2xl bg-ink/10" />
      <div className="h-12 w-48 animate-pencil rounded-2xl bg-ink/10" />
      <div className="h-40 animate-pencil rounded-2xl bg-ink/10" />
    </div>
  )
}
