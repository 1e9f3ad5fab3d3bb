import { Outlet, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { Footer } from '#app/components/footer.tsx'
import { Header } from '#app/components/header.tsx'
import type { FrameData } from '#app/lib/frame.ts'
import { inLanguage, negotiate, readSegment } from '#app/lib/language.ts'
import { paths } from '#app/lib/paths.ts'
import { loadTexts } from '#app/lib/texts/load.ts'
import { Texts, useText } from '#app/lib/texts/use-text.tsx'
import { visitContext } from '#app/lib/visit.ts'
import { ToastArea } from '#app/ui/toast.tsx'
import type { Route } from './+types/frame.ts'

/** Everything around a screen: which language it speaks, header, footer, messages. */
export async function loader({ request, params, context }: Route.LoaderArgs): Promise<FrameData> {
  const { config } = context.get(visitContext)
  const segment = readSegment(params.lang)
  const { pathname, search } = new URL(request.url)
  if (segment.kind === 'plain') throw redirect(inLanguage(pathname, segment.language) + search, 301)
  if (segment.kind === 'unsupported') throw redirect(paths.notFound())
  const language =
    segment.kind === 'language'
      ? segment.language
      : negotiate(request.headers.get('cookie'), request.headers.get('accept-language'))
  await loadTexts(language)
  return { language, config }
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<FrameData> {
  const frame = await serverLoader()
  await loadTexts(frame.language)
  return frame
}

/** The frame changes with the language only. */
export function shouldRevalidate({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) {
  return currentParams.lang !== nextParams.lang
}

export default function Frame({ loaderData: { language } }: Route.ComponentProps) {
  return (
    <Texts language={language}>
      <Inside />
    </Texts>
  )
}

function Inside() {
  const t = useText()
  return (
    <ToastArea closeLabel={t('common.close')}>
      <div className="flex min-h-dvh flex-col">
        <Header create={null} account={null} />
        <main id="content" className="mx-auto w-full max-w-6xl grow px-4 pb-16 sm:px-6">
          <Outlet />
        </main>
        <Footer />
      </div>
    </ToastArea>
  )
}
