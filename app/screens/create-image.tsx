import { useLocation } from 'react-router'
import { CreateForm } from '#app/features/create/create-form.tsx'
import { paths } from '#app/lib/paths.ts'
import { Head } from '#app/lib/seo/head.tsx'
import { useSession } from '#app/lib/session/session.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ScreenTitle } from './parts/screen-title.tsx'

export default function CreateImage() {
  const t = useText()
  const { state, openAuth } = useSession()
  const wish = (useLocation().state as { initialPrompt?: unknown } | null)?.initialPrompt
  return (
    <>
      <Head title={t('create.title')} description={t('create.lead')} path={paths.create} />
      <ScreenTitle title={t('create.title')} lead={t('create.lead')} />
      {state.status === 'user' ? (
        <div className="outlined-round max-w-3xl p-5 sm:p-8">
          <CreateForm initialPrompt={typeof wish === 'string' ? wish : ''} defaultStyle="simple" />
        </div>
      ) : (
        <EmptyState picture="✏️" title={t('create.guest-title')} hint={t('create.guest-hint')}>
          <Button look="main" onClick={() => openAuth('signin')}>
            {t('create.guest-button')}
          </Button>
        </EmptyState>
      )}
    </>
  )
}
