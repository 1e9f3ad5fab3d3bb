import { useLocation } from 'react-router'
import type { Language } from '#domain/text/languages.ts'
import { requestLanguage } from '#app/lib/language/url-language.ts'
import {
  type DocumentName,
  LEGAL_DOCUMENTS,
  loadLegalDocument,
} from '#app/lib/legal/legal-documents.server.ts'
import type { Block } from '#app/lib/legal/parse-legal-document.ts'
import { paths } from '#app/lib/navigation/paths.ts'
import { Head } from '#app/lib/seo/head.tsx'
import type { TextId } from '#app/lib/texts/text-id.ts'
import { TextBundle } from '#app/lib/texts/text-bundle.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import type { Route } from './+types/legal.ts'
import { LegalText } from './legal-page/legal-text.tsx'
import { ScreenTitle } from './layout/screen-title.tsx'

const TITLES: Record<DocumentName, { title: TextId; path(language: Language): string }> = {
  impressum: { title: 'legal.impressum', path: paths.impressum },
  'privacy-policy': { title: 'legal.privacy', path: (language) => paths.privacy(language) },
  'terms-of-service': { title: 'legal.terms', path: paths.terms },
  license: { title: 'legal.license', path: paths.license },
}

const documentName = (pathname: string) =>
  pathname
    .replace(/\/$/, '')
    .replace(/\.data$/, '')
    .split('/')
    .at(-1) as DocumentName

export async function loader({ request, params }: Route.LoaderArgs) {
  const name = documentName(new URL(request.url).pathname)
  return {
    blocks: await loadLegalDocument(
      LEGAL_DOCUMENTS.find((known) => known === name)!,
      requestLanguage(params.lang, request),
    ),
  }
}

export default function Legal({ loaderData: { blocks } }: Route.ComponentProps) {
  return (
    <TextBundle bundle="legal">
      <Document blocks={blocks} />
    </TextBundle>
  )
}

function Document({ blocks }: { blocks: readonly Block[] }) {
  const t = useText()
  const { title, path } = TITLES[documentName(useLocation().pathname)]
  return (
    <>
      <Head title={t(title)} description={firstParagraph(blocks)} path={path} />
      <ScreenTitle title={t(title)} />
      <LegalText blocks={blocks} />
    </>
  )
}

function firstParagraph(blocks: readonly Block[]): string {
  const first = blocks.find((block) => block.kind === 'text')
  return first ? first.spans.map((span) => (typeof span === 'string' ? span : span.text)).join('') : ''
}
