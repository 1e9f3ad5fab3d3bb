import { type FormEvent, useState } from 'react'
import { DIFFICULTIES, type Difficulty, PROMPT_MAX_LENGTH } from '#domain/pages/creation-options.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { Select, TextArea } from '#app/ui/field.tsx'
import { CategorySelect } from '../fields/category-select.tsx'
import { StyleSelect } from '../fields/style-select.tsx'
import type { GeneratorForm } from './generator-types.ts'
import { useGenerator } from './use-generator.ts'
import { VariantGrid } from './variant-grid.tsx'

const EMPTY_FORM: GeneratorForm = {
  prompt: '',
  category: '',
  difficulty: 'medium',
  style: 'simple',
  variants: 1,
}
const VARIANT_COUNTS = [1, 2, 3, 4]

/** Draws variants of a prompt; the admin looks at them and releases one. */
export default function Generator() {
  const t = useText()
  const [form, setForm] = useState(EMPTY_FORM)
  const { drafts, busy, problem, generate, release, discard } = useGenerator(() => setForm(EMPTY_FORM))
  const change = (changes: Partial<GeneratorForm>) => setForm((previous) => ({ ...previous, ...changes }))
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void generate(form)
  }
  return (
    <div className="flex flex-col gap-8">
      <form onSubmit={submit} noValidate className="flex max-w-3xl flex-col gap-4">
        <TextArea
          label={t('admin-generator.prompt')}
          value={form.prompt}
          disabled={busy}
          maxLength={PROMPT_MAX_LENGTH}
          rows={3}
          placeholder={t('admin-generator.placeholder')}
          onChange={(event) => change({ prompt: event.target.value })}
          error={problem === 'prompt' ? t('functions.admin-prompt-required') : undefined}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <CategorySelect
            label={t('admin-generator.category')}
            emptyLabel={t('admin-generator.choose')}
            value={form.category}
            disabled={busy}
            onChange={(category) => change({ category })}
            error={problem === 'category' ? t('functions.category-required') : undefined}
          />
          <Select
            label={t('admin-generator.difficulty')}
            value={form.difficulty}
            disabled={busy}
            onChange={(event) => change({ difficulty: event.target.value as Difficulty })}
          >
            {DIFFICULTIES.map((difficulty) => (
              <option key={difficulty} value={difficulty}>
                {t(`common.difficulty-${difficulty}`)}
              </option>
            ))}
          </Select>
          <StyleSelect value={form.style} disabled={busy} onChange={(style) => change({ style })} />
          <Select
            label={t('admin-generator.variants')}
            value={form.variants}
            disabled={busy}
            onChange={(event) => change({ variants: Number(event.target.value) })}
          >
            {VARIANT_COUNTS.map((count) => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </Select>
        </div>
        <div>
          <Button type="submit" variant="primary" busyLabel={busy && t('admin-generator.generating')}>
            {t(drafts.length > 0 ? 'admin-generator.again' : 'admin-generator.generate')}
          </Button>
        </div>
      </form>
      <VariantGrid
        drafts={drafts}
        busy={busy}
        onRelease={(draft) => void release(draft)}
        onDiscard={() => void discard()}
      />
    </div>
  )
}
