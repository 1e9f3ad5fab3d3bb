import { type FormEvent, useState } from 'react'
import { CONTACT_FIELDS, CONTACT_TRAP, type ContactChannel, type ContactField } from '#domain/contact.ts'
import { useLanguage } from '#app/lib/frame.ts'
import { paths } from '#app/lib/paths.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextArea, TextField } from '#app/ui/field.tsx'
import { type ContactAnswer, readMessage } from './read-message.ts'

const PATIENCE_MS = 20_000

interface Props {
  channel: ContactChannel
  answer?: ContactAnswer
  onAnswer(answer: ContactAnswer): void
}

/** A plain form: it works without a script, and keeps what was typed when something goes wrong. */
export function ContactForm({ channel, answer, onAnswer }: Props) {
  const t = useText()
  const language = useLanguage()
  const [isSending, setSending] = useState(false)
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const body = new FormData(event.currentTarget)
    setSending(true)
    onAnswer(await sent(`${paths.contact(language)}/message`, body))
    setSending(false)
  }
  const field = (name: ContactField) => ({
    name,
    label: t(`contact.${name}`),
    required: true,
    maxLength: CONTACT_FIELDS[name],
    defaultValue: answer?.words[name],
    error: problemText(name),
  })
  function problemText(name: ContactField): string | undefined {
    switch (answer?.problems[name]) {
      case undefined:
        return undefined
      case 'required':
        return t(`contact.required-${name}`)
      case 'email':
        return t('contact.email-invalid')
      case 'too-long':
        return t('contact.too-long', { most: CONTACT_FIELDS[name] })
    }
  }
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => void send(event)}
      className="outlined-round flex flex-col gap-5 p-5 sm:p-8"
    >
      {answer && <Trouble outcome={answer.outcome} />}
      <input type="hidden" name="channel" value={channel} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field('name')} autoComplete="name" />
        <TextField {...field('email')} type="email" autoComplete="email" />
      </div>
      <TextField {...field('subject')} />
      <TextArea {...field('message')} rows={7} />
      <label className="sr-only" aria-hidden="true">
        {t('contact.trap')}
        <input name={CONTACT_TRAP} tabIndex={-1} autoComplete="off" />
      </label>
      <p className="text-sm text-ink-soft">{t('contact.privacy')}</p>
      <Button type="submit" look="main" busy={isSending && t('contact.sending')} className="self-start">
        {t('contact.send')}
      </Button>
    </form>
  )
}

/** Nothing typed is lost when nobody answers. */
async function sent(address: string, body: FormData): Promise<ContactAnswer> {
  try {
    const response = await fetch(address, { method: 'POST', body, signal: AbortSignal.timeout(PATIENCE_MS) })
    return (await response.json()) as ContactAnswer
  } catch {
    return { outcome: 'failed', words: readMessage(body).words, problems: {} }
  }
}

function Trouble({ outcome }: { outcome: ContactAnswer['outcome'] }) {
  const t = useText()
  if (outcome === 'sent') return null
  return (
    <div role="alert" className="outlined bg-tomato-soft px-4 py-3">
      <p className="font-display font-bold">{t(`contact.${outcome}`)}</p>
      {outcome !== 'check' && <p>{t(`contact.${outcome}-hint`)}</p>}
    </div>
  )
}
