/** A run of text, or a link. */
export type Span = string | { text: string; href: string }

export type Block =
  | { kind: 'heading'; text: string; id?: string }
  | { kind: 'text'; spans: Span[] }
  | { kind: 'list'; items: Span[][] }
  /** The place for the operator's name and address. */
  | { kind: 'operator' }

const LINK = /\[([^\]]+)\]\(((?:\/|#|https:\/\/)[^)\s]*)\)/g

/** Parses the Markdown subset of the legal texts: headings with ids, paragraphs, lists, links, and `::operator`. */
export function parseLegalDocument(text: string): Block[] {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((part) => parseBlock(part.trim()))
}

function parseBlock(part: string): Block {
  if (part === '::operator') return { kind: 'operator' }
  const heading = /^## (.+?)(?: \{#([a-z-]+)\})?$/.exec(part)
  if (heading) return { kind: 'heading', text: heading[1]!, id: heading[2] }
  if (part.startsWith('- '))
    return { kind: 'list', items: part.split(/\n(?=- )/).map((item) => parseSpans(item.slice(2))) }
  return { kind: 'text', spans: parseSpans(part) }
}

function parseSpans(text: string): Span[] {
  const line = text.replaceAll(/\s*\n\s*/g, ' ')
  const spans: Span[] = []
  let end = 0
  for (const link of line.matchAll(LINK)) {
    if (link.index > end) spans.push(line.slice(end, link.index))
    spans.push({ text: link[1]!, href: link[2]! })
    end = link.index + link[0].length
  }
  if (end < line.length) spans.push(line.slice(end))
  return spans
}
