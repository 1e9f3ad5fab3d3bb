import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { PROMPT_MAX_LENGTH, type Style, STYLES } from '#domain/creation.ts'
import { useLanguage } from '#app/lib/frame.ts'
import { useSession } from '#app/lib/session/session.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextArea } from '#app/ui/field.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { createPage } from './create-page.ts'

interface Props {
  initialPrompt?: string
  defaultStyle: Style
  basePageId?: string
}

/** A wish, a style, and the page it becomes. */
export function CreateForm({ initialPrompt = '', defaultStyle, basePageId }: Props) {
  const t = useText()
  const language = useLanguage()
  const navigate = useNavigate()
  const { client } = useSession()
  const { show } = useToast()
  const [prompt, setPrompt] = useState(initialPrompt)
  const [style, setStyle] = useState(defaultStyle)
  const [busy, setBusy] = useState(false)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    if (prompt.trim() === '')
      return show({ kind: 'error', title: t('create.required-title'), text: t('create.required') })
    setBusy(true)
    try {
      const created = await createPage(await client(), {
        prompt: prompt.trim(),
        style,
        language,
        basePageId,
        key: crypto.randomUUID(),
      })
      if ('failed' in created) show({ kind: 'error', title: created.failed ?? t('create.failed') })
      else await navigate(`/${language}/coloring-page/${created.slug}?generated=true`)
    } catch {
      show({ kind: 'error', title: t('create.failed') })
    } finally {
      setBusy(false)
    }
  }

  return (
    <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-6">
      <TextArea
        label={t('create.prompt')}
        name="prompt"
        value={prompt}
        disabled={busy}
        maxLength={PROMPT_MAX_LENGTH}
        placeholder={t('create.placeholder')}
        onChange={(event) => setPrompt(event.target.value)}
        hint={t('create.count', { used: prompt.length, most: PROMPT_MAX_LENGTH })}
      />
      <fieldset disabled={busy}>
        <legend className="mb-2">{t('create.style')}</legend>
        <div className="flex flex-wrap gap-2">
          {STYLES.map((name) => (
            <label
              key={name}
              className={`outlined crayon crayon-sun inline-flex min-h-12 cursor-pointer items-center px-4 font-display font-bold has-focus-visible:outline-3 ${style === name ? 'bg-sun' : ''}`}
            >
              <input
                type="radio"
                name="style"
                value={name}
                checked={style === name}
                onChange={() => setStyle(name)}
                className="sr-only"
              />
              {t(`create.style-${name}`)}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="flex flex-wrap items-center gap-4">
        <Button
          type="submit"
          look="main"
          disabled={!busy && prompt.trim() === ''}
          busy={busy && t('create.drawing')}
          className="min-w-40 text-lg"
        >
          {t('create.submit')}
        </Button>
        <p role="status">{busy ? t('create.wait') : ''}</p>
      </div>
    </form>
  )
}
