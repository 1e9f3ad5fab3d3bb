import { type ChangeEvent, useState } from 'react'
import { PROMPT_MAX_LENGTH, type Style } from '#domain/pages/creation-options.ts'
import { pageTitle } from '#domain/text/localised-text.ts'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { usePictureUrl } from '#app/lib/session/use-picture-url.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { StyleSelect } from '../fields/style-select.tsx'
import type { EditedPage } from './page-form-values.ts'
import { useReplacePicture } from './use-replace-picture.ts'

/** Draws the picture of a page again from a wish, or replaces it with a file. */
export function PagePictureEditor({ page }: { page: EditedPage }) {
  const t = useText()
  const language = useLanguage()
  const [wish, setWish] = useState(() => pageTitle(page.title, language).slice(0, PROMPT_MAX_LENGTH))
  const [style, setStyle] = useState<Style>(page.style ?? 'simple')
  const { redraw, upload, busy } = useReplacePicture(page)
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    target.value = ''
    if (file) void upload(file)
  }
  const url = usePictureUrl(page, 800)
  return (
    <div className="flex flex-col gap-4 max-md:order-last">
      {url ? (
        <img
          src={url}
          alt={pageTitle(page.title, language)}
          width={400}
          height={457}
          className={`outlined aspect-picture w-full max-w-64 object-contain p-1 ${busy ? 'animate-pencil' : ''}`}
        />
      ) : (
        <div className="outlined flex aspect-picture w-full max-w-64 items-center justify-center text-6xl">
          <span aria-hidden="true">🎨</span>
        </div>
      )}
      <TextField
        label={t('admin-pages.wish')}
        value={wish}
        maxLength={PROMPT_MAX_LENGTH}
        onChange={(event) => setWish(event.target.value)}
      />
      <StyleSelect value={style} onChange={setStyle} />
      <Button
        disabled={wish.trim() === ''}
        busyLabel={busy && t('admin.working')}
        onClick={() => void redraw(wish, style)}
      >
        {t('admin-pages.redraw')}
      </Button>
      <label
        className={buttonClass('plain', 'cursor-pointer has-focus-visible:outline-3 has-disabled:opacity-55')}
      >
        {t('admin-pages.upload')}
        <input
          type="file"
          accept="image/png,image/jpeg,image/webp"
          disabled={busy}
          onChange={choose}
          className="sr-only"
        />
      </label>
    </div>
  )
}
