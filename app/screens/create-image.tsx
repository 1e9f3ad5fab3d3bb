import { lazy, Suspense, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { type Style, STYLES } from '#domain/pages/creation-options.ts'
import { NoScriptNotice } from '#app/components/no-script-notice.tsx'
import { paths } from '#app/lib/navigation/paths.ts'
import { Head } from '#app/lib/seo/head.tsx'
import { useSession } from '#app/lib/session/session.tsx'
import { TextBundle } from '#app/lib/texts/text-bundle.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
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
  // Stored here because the form is unmounted when the session ends; after signing in again the user finds the text.
  const [draft] = useState<Draft>({ owner: '', text: '' })
  return (
    <>
      <Head title={t('create.title')} description={t('create.lead')} path={paths.create} />
      <ScreenTitle title={t('create.title')} lead={t('create.lead')} />
      <NoScriptNotice />
      {state.status === 'user' && (
        <div className="outlined-round p-5 sm:p-8">
          <TextBundle bundle="wish" fallback={<FormSkeleton />}>
            <Suspense fallback={<FormSkeleton />}>
              <Wish accountId={state.account.id} draft={draft} />
            </Suspense>
          </TextBundle>
        </div>
      )}
      {/* While the session is unknown, `data-session` from the pre-paint script selects what is shown. */}
      {state.status === 'loading' && (
        <div className="outlined-round hidden p-5 sm:p-8 in-data-[session=user]:block">
          <FormSkeleton />
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

interface Draft {
  /** The history entry and the account that the text belongs to. */
  owner: string
  text: string
}

/** The initial wish comes from a search without results, from a link, or from a page that is created again. */
function Wish({ accountId, draft }: { accountId: string; draft: Draft }) {
  const { key, state } = useLocation()
  const initial = state as { initialPrompt?: unknown; style?: unknown } | null
  const [query] = useSearchParams()
  const owner = `${key} ${accountId}`
  const prompt = draft.owner === owner ? draft.text : (initial?.initialPrompt ?? query.get('prompt'))
  const style = STYLES.find((name) => name === initial?.style) ?? ('simple' satisfies Style)
  return (
    // The key resets the form when a navigation brings another wish to the open screen.
    <WishForm
      key={key}
      initialPrompt={typeof prompt === 'string' ? prompt : ''}
      defaultStyle={style}
      onWrite={(text) => Object.assign(draft, { owner, text })}
    />
  )
}

function SignInFirst() {
  const t = useText()
  const { openAuth } = useSession()
  return (
    <EmptyState picture="pencil" title={t('create.guest-title')} hint={t('create.guest-hint')}>
      <Button variant="primary" onClick={() => openAuth('signin')}>
        {t('create.guest-button')}
      </Button>
    </EmptyState>
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
