import { useState } from 'react'
import { data, Link } from 'react-router'
import { isChatOpen } from '#domain/site/chat-opening-hours.ts'
import { SITE } from '#domain/site/site-details.ts'
import { ContactForm } from '#app/features/contact/contact-form.tsx'
import { handleContactForm } from '#app/features/contact/handle-contact-form.ts'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { requestLanguage } from '#app/lib/language/url-language.ts'
import { paths } from '#app/lib/navigation/paths.ts'
import { Head } from '#app/lib/seo/head.tsx'
import { TextBundle } from '#app/lib/texts/text-bundle.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { requestContext } from '#app/lib/request/request-context.ts'
import { Badge } from '#app/ui/badge.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import type { Route } from './+types/contact.ts'
import { ScreenTitle } from './layout/screen-title.tsx'

export function loader({ request }: Route.LoaderArgs) {
  const isChat = new URL(request.url).searchParams.get('channel') === 'chat'
  return { isChat, isOpen: isChatOpen(new Date()) }
}

/** Receives the form from browsers without scripts. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { response, status } = await handleContactForm(
    request,
    requestLanguage(params.lang, request),
    context.get(requestContext),
  )
  return data(response, { status })
}

export default function Contact(props: Route.ComponentProps) {
  return (
    <TextBundle bundle="contact">
      <ContactScreen {...props} />
    </TextBundle>
  )
}

function ContactScreen({ loaderData: { isChat, isOpen }, actionData }: Route.ComponentProps) {
  const t = useText()
  const [response, setResponse] = useState(actionData)
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
          {response?.outcome === 'sent' ? (
            <SentConfirmation />
          ) : (
            <ContactForm channel={isChat ? 'chat' : 'form'} response={response} onResponse={setResponse} />
          )}
        </div>
        <LiveChat isOpen={isOpen} />
      </div>
    </>
  )
}

function SentConfirmation() {
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
      <Badge variant={isOpen ? 'active' : 'plain'}>
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
