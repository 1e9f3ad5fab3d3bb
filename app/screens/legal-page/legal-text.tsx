import { Fragment } from 'react'
import { Link } from 'react-router'
import { SITE } from '#domain/site/site-details.ts'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import type { Block, Span } from '#app/lib/legal/parse-legal-document.ts'
import { useText } from '#app/lib/texts/use-text.tsx'

export function LegalText({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className="flex max-w-3xl flex-col gap-4">
      {blocks.map((block, index) => (
        <LegalBlock key={index} block={block} />
      ))}
    </div>
  )
}

function LegalBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return (
        <h2 id={block.id} className="mt-5 text-2xl">
          {block.text}
        </h2>
      )
    case 'text':
      return (
        <p>
          <Spans spans={block.spans} />
        </p>
      )
    case 'list':
      return (
        <ul className="list-disc space-y-1.5 pl-6">
          {block.items.map((spans, index) => (
            <li key={index}>
              <Spans spans={spans} />
            </li>
          ))}
        </ul>
      )
    case 'operator':
      return <OperatorDetails />
  }
}

function Spans({ spans }: { spans: readonly Span[] }) {
  const language = useLanguage()
  const linkClass = 'underline decoration-2 underline-offset-4'
  return spans.map((span, index) => (
    <Fragment key={index}>
      {typeof span === 'string' ? (
        span
      ) : span.href.startsWith('/') ? (
        <Link to={`/${language}${span.href}`} className={linkClass}>
          {span.text}
        </Link>
      ) : (
        <a href={span.href} className={linkClass}>
          {span.text}
        </a>
      )}
    </Fragment>
  ))
}

/** The operator's details from `domain/site/site-details.ts`, or a visible note that they are not filled in. */
function OperatorDetails() {
  const t = useText()
  const { company, contact } = SITE
  if (!company || !contact.email)
    return (
      <div role="note" className="outlined border-dashed bg-sun-soft px-5 py-4">
        <p className="font-display font-bold">{t('legal.unset')}</p>
        <p>{t('legal.unset-hint')}</p>
      </div>
    )
  const details = [
    [t('legal.represented'), company.representedBy],
    [t('legal.email'), contact.email],
    [t('legal.phone'), contact.phone],
    [t('legal.register'), company.register],
    [t('legal.vat'), company.vatId],
    [t('legal.responsible'), company.responsibleForContent],
  ].filter(([, value]) => value)
  return (
    <div className="outlined flex flex-col gap-3 px-5 py-4">
      <address className="not-italic">
        {[company.name, ...company.address].map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </address>
      <dl>
        {details.map(([label, value]) => (
          <div key={label} className="mb-1">
            <dt className="inline font-bold">{label}: </dt>
            <dd className="inline">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
