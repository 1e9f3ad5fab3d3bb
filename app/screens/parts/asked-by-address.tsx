import type { PageDetail } from '#app/lib/pages/read.ts'
import { CustomizeOnDemand } from './customize-on-demand.tsx'
import { GeneratedBanner } from './generated-banner.tsx'

/** What a flag in the address of a page asks for. */
export default function AskedByAddress(props: { page: Omit<PageDetail, 'categories'>; title: string }) {
  return (
    <>
      <GeneratedBanner key={props.page.slug} />
      <CustomizeOnDemand {...props} />
    </>
  )
}
