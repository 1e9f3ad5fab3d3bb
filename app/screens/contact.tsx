import { useState } from 'react'
import { data, Link } from 'react-router'
import { isChatOpen } from '#domain/opening-hours.ts'
import { SITE } from '#domain/site.ts'
import { ContactForm } from '#app/features/contact/contact-form.tsx'
import { takeMessage } from '#app/features/contact/take-message.ts'
import { useLanguage } from '#app/lib/frame.ts'
import { languageOf } from '#app/lib/language.ts'
import { paths } from '#app/lib/paths.ts'
import { Head } from '#app/lib/seo/head.tsx'
import { TextBundle } from '#app/lib/texts/text-bundle.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { visitContext } from '#app/lib/visit.ts'
import { Badge } from '#app/ui/badge.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import type { Route } from './+types/contact.ts'
import { ScreenTitle } from './parts/screen-title.tsx'

export function loader({ request }: Route.LoaderArgs) {
  const isChat = new URL(request.url).searchParams.get('channel') === 'chat'
  return { isChat, isOpen: isChatOpen(new Date()) }
}

/** For browsers that run no script. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { answer, status } = await takeMessage(
    request,
    languageOf(params.lang, request),
    context.get(visitContext),
  )
  return data(answer, { status })
}

export default function Contact(props: Route.ComponentProps) {
  return (
    <TextBundle bundle="contact">
      <Written {...props} />
    </TextBundle>
  )
}

function Written({ loaderData: { isChat, isOpen }, actionData }: Route.ComponentProps) {
  const t = useText()
  const [answer, setAnswer] = useState(actionData)
  return (
    <>
      <Head title={t('contact.title')} description={t('contact.lead')} path={paths.contact} />
      <ScreenTitle title={t('contact.title')} lead={t('contact.lead')} />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div id="form" className="flex flex-col gap-4">
          {isChat && (
            <p className="outlined bg-sky-soft px-4 py-3">
              {isOpen ? t('contact.chat-form') : t('contact.chat-form-closed')}
            </p>
          )}
          {answer?.outcome === 'sent' ? (
            <Sent />
          ) : (
            <ContactForm channel={isChat ? 'chat' : 'form'} answer={answer} onAnswer={setAnswer} />
          )}
        </div>
        <LiveChat isOpen={isOpen} />
      </div>
    </>
  )
}

function Sent() {
  const t = useText()
  const language = useLanguage()
  return (
    <div role="status" className="outlined-round flex flex-col items-start gap-4 bg-leaf-soft p-6 sm:p-8">
      <h2 className="text-2xl">{t('contact.sent')}</h2>
      <p>{t('contact.sent-hint')}</p>
      <a href={paths.contact(language)} className={buttonClass('plain')}>
        {t('contact.another')}
      </a>
    </div>
  )
}

function LiveChat({ isOpen }: { isOpen: boolean }) {
  const t = useText()
  const language = useLanguage()
  const { chatUrl } = SITE.support
  return (
    <aside className="outlined flex flex-col items-start gap-3 bg-sun-soft p-5">
      <h2 className="text-xl">{t('contact.chat')}</h2>
      <p>{t('contact.chat-hours')}</p>
      <Badge fill={isOpen ? 'easy' : 'plain'}>
        {isOpen ? t('contact.chat-open') : t('contact.chat-closed')}
      </Badge>
      {chatUrl ? (
        <a href={chatUrl} className={buttonClass('plain')}>
          {t('contact.chat-start')}
        </a>
      ) : (
        <Link to={`${paths.contact(language)}?channel=chat#form`} className={buttonClass('plain')}>
          {t('contact.chat-start')}
        </Link>
      )}
    </aside>
  )
}
