import type { PageDetail } from '#app/lib/pages/page-queries.ts'
import { LazyCustomizeDialog } from './lazy-customize-dialog.tsx'
import { GeneratedBanner } from './generated-banner.tsx'

/** The banner and the dialog that query parameters of the detail screen open. */
export default function QueryFlags(props: { page: Omit<PageDetail, 'categories'>; title: string }) {
  return (
    <>
      <GeneratedBanner key={props.page.slug} />
      <LazyCustomizeDialog {...props} />
    </>
  )
}
