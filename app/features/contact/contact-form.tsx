import { type FormEvent, useState } from 'react'
import {
  CONTACT_FIELD_MAX_LENGTHS,
  CONTACT_HONEYPOT_FIELD,
  type ContactChannel,
  type ContactField,
} from '#domain/site/contact-message.ts'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { paths } from '#app/lib/navigation/paths.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextArea, TextField } from '#app/ui/field.tsx'
import { type ContactResponse, parseContactForm } from './parse-contact-form.ts'

const TIMEOUT_MS = 20_000

interface Props {
  channel: ContactChannel
  response?: ContactResponse
  onResponse(response: ContactResponse): void
}

/** Works without JavaScript, and keeps the typed texts after an error. */
export function ContactForm({ channel, response, onResponse }: Props) {
  const t = useText()
  const language = useLanguage()
  const [isSending, setSending] = useState(false)
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const body = new FormData(event.currentTarget)
    setSending(true)
    onResponse(await sendForm(`${paths.contact(language)}/message`, body))
    setSending(false)
  }
  const field = (name: ContactField) => ({
    name,
    label: t(`contact.${name}`),
    required: true,
    maxLength: CONTACT_FIELD_MAX_LENGTHS[name],
    defaultValue: response?.message[name],
    error: problemText(name),
  })
  function problemText(name: ContactField): string | undefined {
    switch (response?.problems[name]) {
      case undefined:
        return undefined
      case 'required':
        return t(`contact.required-${name}`)
      case 'email':
        return t('contact.email-invalid')
      case 'too-long':
        return t('contact.too-long', { most: CONTACT_FIELD_MAX_LENGTHS[name] })
    }
  }
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => void send(event)}
      className="outlined-round flex flex-col gap-5 p-5 sm:p-8"
    >
      {response && <FailureNotice outcome={response.outcome} />}
      <input type="hidden" name="channel" value={channel} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field('name')} autoComplete="name" />
        <TextField {...field('email')} type="email" autoComplete="email" />
      </div>
      <TextField {...field('subject')} />
      <TextArea {...field('message')} rows={7} />
      <label className="sr-only" aria-hidden="true">
        {t('contact.trap')}
        <input name={CONTACT_HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
      <p className="text-sm text-ink-soft">{t('contact.privacy')}</p>
      <Button
        type="submit"
        variant="primary"
        busyLabel={isSending && t('contact.sending')}
        className="self-start"
      >
        {t('contact.send')}
      </Button>
    </form>
  )
}

/** A missing response counts as failed and keeps the typed texts. */
async function sendForm(url: string, body: FormData): Promise<ContactResponse> {
  try {
    const response = await fetch(url, { method: 'POST', body, signal: AbortSignal.timeout(TIMEOUT_MS) })
    return (await response.json()) as ContactResponse
  } catch {
    return { outcome: 'failed', message: parseContactForm(body).message, problems: {} }
  }
}

function FailureNotice({ outcome }: { outcome: ContactResponse['outcome'] }) {
  const t = useText()
  if (outcome === 'sent') return null
  return (
    <div role="alert" className="outlined bg-tomato-soft px-4 py-3">
      <p className="font-display font-bold">{t(`contact.${outcome}`)}</p>
      {outcome !== 'check' && <p>{t(`contact.${outcome}-hint`)}</p>}
    </div>
  )
}
